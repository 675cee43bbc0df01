import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/*
 * What the tests need that start a server of another program: a port, the wait until it answers,
 * and its end.
 */

const START_MS = 10_000

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/** Asks until an answer comes. Throws when the server ends, or the last error after ten seconds. */
export async function untilAnswers(
  server: ChildProcess,
  ask: () => Promise<unknown>,
): Promise<void> {
  const giveUp = Date.now() + START_MS
  for (;;) {
    if (server.exitCode !== null) throw new Error(`It ended with ${server.exitCode}.`)
    try {
      await ask()
      return
    } catch (error) {
      if (Date.now() > giveUp) throw error
      await sleep(50)
    }
  }
}

/** Ends a server and waits until it is gone. */
export async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}
