import { Button } from '@mantine/core'
import { useState } from 'react'
import { ERRORS } from '#protocol/errors.ts'
import classes from './start.module.css'
import type { Sending } from './use-sending.ts'

const SAMPLE = { address: '/samples/form-e-sample.pdf', name: 'form-e-sample.pdf' }

/** Analyses a sample form of our own making: the same way, by the same engine, as any other file. */
export function SampleButton({ sending }: { sending: Sending }) {
  const [fetching, setFetching] = useState(false)
  const handleClick = async () => {
    setFetching(true)
    try {
      const reply = await fetch(SAMPLE.address)
      if (!reply.ok) throw new Error(`${reply.status}`)
      const file = new File([await reply.blob()], SAMPLE.name, { type: 'application/pdf' })
      await sending.send([file])
    } catch {
      sending.fail(ERRORS.NETWORK_ERROR.message)
    } finally {
      setFetching(false)
    }
  }
  return (
    <p className={classes.sample}>
      <span>No form at hand?</span>
      <Button
        variant="default"
        loading={fetching}
        disabled={sending.part !== null}
        onClick={() => void handleClick()}
      >
        Try it with a sample form
      </Button>
    </p>
  )
}
