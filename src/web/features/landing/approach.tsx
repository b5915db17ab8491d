import classes from './landing.module.css'
import { Section } from './section.tsx'

const steps = [
  {
    title: 'Add the form',
    text: 'A PDF, a Word file or a scan, with any statements and schedules that go with it.',
  },
  {
    title: 'Read the findings',
    text: 'What must be mended comes first. Each finding opens its page with the words marked, and comes in two voices: for a lawyer, and in plain English.',
  },
  {
    title: 'Check it yourself',
    text: 'Every sum unfolds to the entries that it was made from. Where something is missing, you see what was searched for, and where.',
  },
]

export function Approach() {
  return (
    <Section id="approach" title="How a form is read">
      <ol className={classes.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={classes.step}>
            <h3 className={classes.stepTitle}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
