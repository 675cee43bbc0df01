import { focusManager } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderApp } from '../renderApp'
import { allowConsole, api } from '../setup'
import { addCombinedPlan, beforeTheSeason, gameOnTheWire, gamesOf } from './kit/season'

/** What the browser is handed as a file. */
const handed: { name: string; text: Promise<string> }[] = []

beforeEach(() => {
  beforeTheSeason()
  handed.length = 0
  let text = Promise.resolve('')
  Object.assign(URL, {
    createObjectURL(blob: Blob) {
      text = textOf(blob)
      return 'blob:file'
    },
    revokeObjectURL() {},
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    handed.push({ name: this.download, text })
  })
})

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })

/** Presses the button of this name on a page; what is said then. */
async function add(path: string, name: string): Promise<string | null> {
  renderApp(path)
  await userEvent.click(await screen.findByRole('button', { name }))
  const said = await screen.findByText(/games?,? .*(as of|without)/)
  return said.textContent
}

it('a package hands over its games with what is missing in the file', async () => {
  addCombinedPlan('P26ODD', 'B26ODD', { plan_event_title: 'Früh & Spät' })
  gamesOf(
    'B26ODD',
    gameOnTheWire('B251009', 'Bruins vs. Blackhawks', '2025-10-09'),
    gameOnTheWire('B251011', 'Bruins vs. Sabres', '0000-00-00'),
    gameOnTheWire(null, 'Bruins vs. Stars', '2025-10-12'),
  )
  allowConsole(/left out/)
  const said = await add('/bgs/package/p26odd?view=calendar', 'Add to calendar')
  expect(said).toMatch(/^fruh-spat-2025-09-01\.ics: 1 game, as of September 1, 2025\./)
  expect(said).toContain('1 game without a date is not in it.')
  expect(said).toContain('Games are missing in it')
  const [file] = handed
  expect(file?.name).toBe('fruh-spat-2025-09-01.ics')
  const text = await file?.text
  expect(text).toContain('SUMMARY:Bruins vs. Chicago Blackhawks')
  // The page as it is shared, without what was asked for beside it.
  expect(text?.replaceAll('\r\n ', '')).toMatch(/^URL:http:.*\/bgs\/package\/p26odd\r$/m)
})

it('a long name of a package is cut between words in the file’s', async () => {
  addCombinedPlan('P26LONG', 'B26LONG', { plan_event_title: `${'Garden '.repeat(8)}Ambassadors` })
  gamesOf('B26LONG', gameOnTheWire('B251009', 'Bruins vs. Blackhawks', '2025-10-09'))
  const said = await add('/bgs/package/p26long', 'Add to calendar')
  expect(said).toMatch(/^garden(-garden){7}-2025-09-01\.ics/)
})

it('a schedule of several plans hands over each by itself', async () => {
  const said = await add('/bruins/schedule/5plan/zoenunez', 'Add 5-Game Plan B to calendar')
  expect(said).toMatch(/^5-game-plan-b-2025-09-01\.ics: 5 games/)
  expect((await handed[0]?.text)?.match(/^BEGIN:VEVENT/gm)).toHaveLength(5)
})

it('a schedule that could not be refreshed hands over its games as old as they are', async () => {
  allowConsole(/Error fetching/)
  renderApp('/bruins/schedule/5plan/zoenunez')
  const button = await screen.findByRole('button', { name: 'Add 5-Game Plan B to calendar' })
  api.faults.add({ kind: 'no-answer', method: 'GET', path: 'bruins/reps' })
  vi.setSystemTime('2025-09-02T16:00:00Z')
  for (const isFocused of [false, true, undefined]) focusManager.setFocused(isFocused)
  await screen.findByText(/^As of/)
  await userEvent.click(button)
  const minutes = (Date.parse('2025-09-01T16:00:00Z') - Date.UTC(2020, 0, 1)) / 60_000
  await vi.waitFor(async () => expect(await handed[0]?.text).toContain(`SEQUENCE:${minutes}\r`))
})
