import classes from './landing.module.css'
import { Section } from './section.tsx'

const principles = [
  {
    title: 'No evidence, no finding',
    text: 'A quotation is compared with the document, word for word, before you see it. One that does not match is not shown.',
  },
  {
    title: 'Sums are computed, not guessed',
    text: 'Figures are kept in whole pence and added by arithmetic. Each total can be taken apart down to the entry on its page.',
  },
  {
    title: 'Your documents stay yours',
    text: 'Each account has its own key, and its files are stored encrypted under it. Delete a document and it is gone.',
  },
  {
    title: 'Information, not advice',
    text: 'It shows what a form says and what the rules ask for. What to do about it is for you and your lawyer.',
  },
]

export function Principles() {
  return (
    <Section title="What you can hold it to" soft>
      <div className={classes.principles}>
        {principles.map(({ title, text }) => (
          <div key={title} className={classes.principle}>
            <h3 className={classes.stepTitle}>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
