import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { site } from '#web/lib/site.ts'
import { EvidencePage } from './evidence-page.tsx'
import classes from './landing.module.css'

export function Hero() {
  return (
    <section className={classes.hero}>
      <div className={classes.heroWords}>
        <h1 className={classes.heroTitle}>Every finding, beside the words it stands on.</h1>
        <p className={classes.lead}>
          {site.brand} reads a Form E financial statement the way a careful reviewer does. It adds up the
          figures, looks for what is missing, and shows you the page.
        </p>
        <div className={classes.heroActions}>
          <Button component={Link} to="/signup" size="md">
            Get Started
          </Button>
          <Button component="a" href="#approach" size="md" variant="default">
            See how it works
          </Button>
        </div>
      </div>
      <EvidencePage />
    </section>
  )
}
