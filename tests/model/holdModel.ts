import { configure } from '@testing-library/dom'
import fc from 'fast-check'
import { allowConsole, api } from '../setup'
import { steps } from './commands'
import type { Kind } from './kinds'
import { dialog, press } from './page'
import { replay } from './replay'
import {
  closeAll,
  loadCode,
  openBrowser,
  openTab,
  settle,
  takeOverGlobals,
  wake,
  watchWire,
} from './tabs'
import { judgeEnd, truth, type World } from './world'

/** Readies a file's runs: three copies of the app, one for each tab, and one for the customer. */
async function ready() {
  takeOverGlobals()
  const codes = []
  for (let copies = 0; copies < 4; copies++) codes.push(await loadCode())
  // React draws when it wants to, as in a browser; every step waits until it has.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  configure({ eventWrapper: (send) => send() })
  watchWire()
  return codes
}

/** Holds so many runs over one kind of record against the rules; gives how many it did. */
export async function holdModel(kind: Kind, numRuns: number): Promise<number> {
  let runs = 0
  allowConsole(/ApiError: /)
  const [first, second, third, fourth] = await ready()
  if (!first || !second || !third || !fourth) throw new Error('the app did not load')
  await fc.assert(
    fc.asyncProperty(steps, async (commands) => {
      await closeAll()
      api.reset()
      kind.seed()
      const admin = openBrowser('admin')
      const bgs = openBrowser('bgs')
      const world: World = {
        kind,
        people: [
          { tab: openTab('admin', admin, first, kind.at), open: null },
          { tab: openTab('bgs', bgs, second, kind.at), open: null },
          { tab: openTab("admin's second tab", admin, third, kind.at), open: null },
        ],
        customer: openTab('customer', openBrowser('bgs'), fourth, kind.sheet.at),
        marks: new Map(),
        trail: [],
        tokens: 0,
      }
      truth(world)
      await wake(world.customer)
      await fc.asyncModelRun(() => ({ model: world, real: world }), commands)
      api.faults.release()
      api.faults.clear()
      for (const person of world.people.filter(({ tab }) => tab.app !== null)) {
        await wake(person.tab)
        for (let times = 0; times < 3 && dialog(); times++) {
          await press('Cancel')
          await press('Discard')
        }
        await settle()
      }
      await judgeEnd(world)
      runs += 1
    }),
    {
      ...replay,
      numRuns,
      endOnFailure: process.env.MODEL_SHRINK === undefined,
    },
  )
  await closeAll()
  return runs
}
