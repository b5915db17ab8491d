import classes from './start.module.css'

const CHECKS = [
  [
    'Complete',
    'Every numbered item, its dates, values and account numbers, the statement of truth, the documents.',
  ],
  ['Correct', 'Every total is computed again to the penny, from the entries it is made of.'],
  [
    'Consistent',
    'Answers that contradict each other: dates, partners, children, income without its source, debts counted twice.',
  ],
  [
    'For both sides',
    'Send both parties’ forms together: each is analysed by itself. They are not yet compared.',
  ],
] as const

/** What one gets for sending a form. */
export function WhatIsChecked() {
  return (
    <section className={classes.checks} aria-labelledby="checks-title">
      <h2 id="checks-title">What is checked</h2>
      <dl>
        {CHECKS.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p>For Form E of England and Wales. It is information, not legal advice.</p>
    </section>
  )
}
