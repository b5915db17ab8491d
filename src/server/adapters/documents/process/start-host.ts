import { fork } from 'node:child_process'
import type { FromHost, Limits, ToHost } from './messages.ts'

export type Host = {
  ready: Promise<void>
  send(message: ToHost): void
  /** Whether our own process should wait for this one before it ends. */
  keepAlive(busy: boolean): void
  kill(): void
  end(): Promise<void>
}

type Events = { message(message: FromHost): void; lost(hadStarted: boolean): void }

/** It reads files of its own program and makes threads: it may not write, nor start programs. */
const RESTRAINTS = ['--permission', '--allow-worker', '--allow-fs-read=*', '--no-warnings']

export function startHost(
  { worker, threads, textMs, pageMs, heapMb }: Limits & { worker: URL },
  events: Events,
): Host {
  const child = fork(new URL('./host.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: RESTRAINTS,
    // None of the server's settings, its keys least of all.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let hasStarted = false
  let isOver = false
  const ready = new Promise<void>((resolve) => {
    child.on('message', (message: FromHost) => {
      if (message.type === 'started') hasStarted = true
      if (message.type === 'ready') resolve()
      events.message(message)
    })
    child.once('exit', () => resolve())
  })
  const over = new Promise<void>((resolve) => {
    const leave = () => {
      if (isOver) return
      isOver = true
      resolve()
      events.lost(hasStarted)
    }
    child.once('exit', leave)
    child.once('error', leave)
  })
  // A message to a process that has just died is lost; its end is reported all the same.
  const send = (message: ToHost) => {
    if (child.connected) child.send(message, () => {})
  }
  send({ type: 'start', limits: { threads, textMs, pageMs, heapMb }, worker: worker.href })
  return {
    ready,
    send,
    keepAlive: (busy) => {
      if (busy) child.ref()
      else child.unref()
      const { channel } = child
      if (busy) channel?.ref()
      else channel?.unref()
    },
    kill: () => void child.kill('SIGKILL'),
    end: async () => {
      child.ref()
      child.kill('SIGKILL')
      await over
    },
  }
}
