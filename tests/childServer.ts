import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/*
 * What the tests need that start another program: where it is, and of a server a port, the wait until
 * it answers, and its end.
 */

/** The first of these programs on the PATH, or where servers lie outside of an ordinary user's; else undefined. */
export function program(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return names
    .flatMap((name) => [...folders, '/usr/sbin', '/usr/local/sbin'].map((at) => join(at, name)))
    .find((path) => existsSync(path))
}

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
