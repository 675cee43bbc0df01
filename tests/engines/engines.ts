import { afterAll, beforeAll, expect } from 'vitest'
import { BASE_PATH } from '../../src/config/paths'
import { type AppServer, serveApp } from '../mock-api/serveApp'
import { startChromium } from './chromium'
import { type Engine, type EngineName, engineNames, type Paper } from './engine'
import { findFirefox, startFirefox } from './firefox'
import { findWebkit, startWebkit } from './webkit'

/** All of them, or those that `ENGINES` names, as in `ENGINES=firefox,webkit`. */
function wantedEngines(): EngineName[] {
  const asked = process.env.ENGINES
  if (!asked) return [...engineNames]
  const names = asked.split(',').map((name) => name.trim().toLowerCase())
  const unknown = names.filter((name) => !engineNames.some((known) => known === name))
  if (unknown.length > 0) {
    throw new Error(`ENGINES names ${unknown.join(', ')}; known are ${engineNames.join(', ')}.`)
  }
  return engineNames.filter((name) => names.includes(name))
}

const wanted = wantedEngines()

export const isWanted = (name: EngineName) => wanted.includes(name)

/** Starts an engine. Fails with what to do where it is not installed. */
async function start(name: EngineName, paper: Paper): Promise<Engine> {
  if (name === 'chromium') return startChromium(paper)
  const path = name === 'firefox' ? findFirefox() : findWebkit()
  if (path === undefined) {
    const others = engineNames.filter((other) => other !== name)
    throw new Error(
      `${name} was not found. The README says what to install; ENGINES=${others} leaves it out.`,
    )
  }
  return name === 'firefox' ? startFirefox(path, paper) : startWebkit(path, paper)
}

/** The build on a server of its own and an engine to open it with, for the tests of a block. */
export function appIn(name: EngineName, paper: Paper) {
  let app: AppServer
  let engine: Engine
  beforeAll(async () => {
    app = await serveApp({ dist: 'dist' })
    engine = await start(name, paper)
  }, 60_000)
  afterAll(async () => {
    await engine?.close()
    await app?.close()
  }, 20_000)
  return {
    app: () => app,
    engine: () => engine,
    /** Opens an address below the base path, and waits until this expression is true. */
    async open(path: string, isReady: string): Promise<void> {
      await engine.open(`${app.url}${BASE_PATH}${path}`)
      await expect.poll(() => engine.evaluate(isReady), { timeout: 20_000 }).toBe(true)
    },
  }
}
