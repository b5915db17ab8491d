import { IconLock } from '@tabler/icons-react'
import { Dropzone } from './dropzone.tsx'
import { PastAnalyses } from './past-analyses.tsx'
import { SampleButton } from './sample-button.tsx'
import classes from './start.module.css'
import { useSending } from './use-sending.ts'
import { WhatIsChecked } from './what-is-checked.tsx'

export function StartScreen() {
  const sending = useSending()
  return (
    <div className={classes.start}>
      <header className={classes.intro}>
        <h1 className={classes.title}>Form E Analyzer</h1>
        <p className={classes.lead}>
          Check a Form E before it is filed: what is missing, which totals do not add up, what contradicts
          what. Every finding shows the page and the words that it stands on.
        </p>
      </header>
      <div className={classes.columns}>
        <div className={classes.main}>
          <Dropzone sending={sending} />
          <SampleButton sending={sending} />
          <p className={classes.privacy}>
            <IconLock size={16} aria-hidden="true" /> Read on this server only, kept encrypted for you alone,
            erased when you delete it.
          </p>
        </div>
        <WhatIsChecked />
      </div>
      <PastAnalyses />
    </div>
  )
}
