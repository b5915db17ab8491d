import { Button } from '@mantine/core'
import { Link } from 'react-router'
import classes from './landing.module.css'

export function Closing() {
  return (
    <section className={classes.closing} aria-labelledby="begin">
      <h2 id="begin" className={classes.sectionTitle}>
        Begin with one form.
      </h2>
      <p className={classes.lead}>For family lawyers, and for people filling in the form themselves.</p>
      <div className={classes.heroActions}>
        <Button component={Link} to="/signup" size="md">
          Get Started
        </Button>
      </div>
    </section>
  )
}
