import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mapSections } from '../../src/content/venueMap'
import { planTexts } from '../../src/content/words/planTexts'
import { planTitles } from '../../src/content/words/pricingWords'
import { writePriceStamp } from '../../src/sheets/pricing/stamp/priceStamp'
import type { PricingRow } from '../mock-api/database'
import { printedPrices } from '../printedPrices'
import { aLocation, aPricingRow, aRepRow } from '../records'
import { renderApp } from '../renderApp'
import { calls } from '../screens/kit/requests'
import { allowConsole, api } from '../setup'

/*
 * jsdom knows no media queries: the paper's table and the phone's small ones are both in the
 * document, so every question is asked of one of them.
 */

/** What no price may ever look like; nothing is free. */
const broken = /undefined|NaN|null|\[object Object\]|Infinity|\$0(?!\.)/
const pricing = 'bruins/pricing/with-reps'
const reps = 'bruins/reps'

const sheet = (planname: string, repname: string) => `/bruins/${planname}/${repname}`
const chart = (planname: string, repname: string) => `/bruins/chart/${planname}/${repname}`
const pages = [
  ['sheet', sheet],
  ['chart', chart],
] as const

const paper = () => screen.getByRole('table', { name: /^Prices by location/ })
/** The table's rows as text, without header rows. */
const rows = () =>
  within(paper())
    .getAllByRole('row')
    .slice(2)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))

/** Opens the sheet, and waits for what it shows. */
async function open(path: string) {
  const view = renderApp(path)
  await screen.findByRole('table', { name: /^Prices by location/ })
  return view
}

const ofPlan = (name: string) => api.db.pricing.filter((row) => row.pricing_name === name)

describe.each(pages)('before there is a %s', (_name, path) => {
  it.each([pricing, reps])('says that it loads while %s has not answered', async (call) => {
    api.faults.add({ kind: 'hang', path: call })
    renderApp(path('plana', 'zoenunez'))
    expect(await screen.findByText('Loading prices...')).toHaveAttribute('role', 'status')
    await waitFor(() => expect(api.log).toHaveLength(path === sheet ? 3 : 2))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it.each(['planc', '5plan', 'halfseason', '%E0%A4%A', '%2F'])(
    '[check 21] knows no plan called %s, and asks nobody',
    async (planname) => {
      allowConsole(/malformed URL segment/)
      renderApp(path(planname, 'zoenunez'))
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Plan Not Found$/)
      expect(screen.getByRole('alert')).toHaveTextContent('check the link you were sent')
      expect(screen.queryByRole('button')).not.toBeInTheDocument()
      expect(calls()).toEqual([])
    },
  )

  it.each([['nobody'], ['%3Cb%3E'], ['--']])('knows no rep called %s', async (repname) => {
    renderApp(path('plana', repname))
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      /^Representative Not Found$/,
    )
    expect(screen.getByRole('alert')).toHaveTextContent(`“${decodeURIComponent(repname)}”`)
  })

  it('is not assigned to a rep of other plans, who can be asked', async () => {
    renderApp(path('5-gameplan', 'danawhitfield'))
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Not Assigned$/)
    const words = screen.getByRole('alert')
    expect(words).toHaveTextContent('5 Game Plan')
    expect(words).toHaveTextContent('Dana Whitfield')
    expect(screen.getByRole('link', { name: 'dana@example.com' })).toHaveAttribute(
      'href',
      'mailto:dana@example.com',
    )
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('is that of the plan whose id stands behind a name that two share, with all its links', async () => {
    const twin = aPricingRow({ pricing_plan_id: 900, pricing_name: 'Plan-A', location: 'Twin' })
    api.db.pricing.push(twin)
    api.db.links.push({ rep_id: 1, pricing_plan_id: 900 })
    await open(`${path('plana', 'zoenunez')}?plan=900`)
    expect(rows().map(([location]) => location)).toEqual(['Twin'])
    const links = screen.getAllByRole('link', { name: /schedule|chart|sheet/ })
    for (const link of links) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/\/zoenunez\?plan=900$/))
    }
    expect(screen.getByText(/\/plana\/zoenunez\?plan=900$/)).toBeInTheDocument()
  })

  it('is that of the rep whose id stands behind a name that two share, with all its links', async () => {
    api.db.reps.push(aRepRow({ rep_id: 50, rep_name: 'A/B', rep_email: 'two@e.co' }))
    api.db.reps.push(aRepRow({ rep_id: 51, rep_name: 'a+b', rep_email: 'three@e.co' }))
    for (const { pricing_plan_id } of ofPlan('Plan A')) {
      api.db.links.push({ rep_id: 51, pricing_plan_id })
    }
    const { unmount } = await open(`${path('plana', 'ab')}?rep=51`)
    for (const link of screen.getAllByRole('link', { name: /schedule|chart|sheet/ })) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/\/ab\?rep=51$/))
    }
    unmount()
    renderApp(path('plana', 'ab'))
    expect(await screen.findByRole('heading', { name: 'Not Assigned' })).toBeInTheDocument()
  })
})

describe('the pricing sheet', () => {
  it.each([
    ['5-gameplan', '5 Game Plan', 5, '5plan'],
    ['6-gameplan', '6 Game Plan', 6, '6plan'],
    ['weekendplan', 'Weekend Plan', 11, '11gameplan'],
    ['rivalblackhomeplan', 'Rival/Black/Home Plan', 11, '11gameplan'],
    ['plana', 'Plan A', 22, 'halfseason'],
    ['planb', 'Plan B', 22, 'halfseason'],
  ] as const)('of %s has benefits, prices and rep', async (planname, name, games, schedule) => {
    const repname = planname === 'rivalblackhomeplan' ? 'patobrien' : 'zoenunez'
    await open(sheet(planname, repname))
    expect(document.title).toBe('Bruins Pricing Plan')
    expect(screen.getByText('Boston Bruins')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(planTitles[planname])
    expect(screen.getByText('2025–26 season')).toBeInTheDocument()
    expect(document.querySelector('.games')).toHaveTextContent(`${games} games`)

    const text = planTexts[planname]
    expect(screen.getByRole('heading', { name: text.headline })).toBeInTheDocument()
    const benefits = within(screen.getByRole('list', { name: 'Benefits' })).getAllByRole('listitem')
    expect(benefits.map((item) => item.textContent)).toEqual(
      text.benefits.map((benefit) => benefit.title + benefit.text),
    )

    const plan = ofPlan(name)
    expect(plan.length).toBeGreaterThan(2)
    expect(rows()).toEqual(printedPrices(plan))
    expect(screen.getByRole('link', { name: 'Game schedule' })).toHaveAttribute(
      'href',
      `/game-plans/bruins/schedule/${schedule}/${repname}`,
    )
    expect(document.body.textContent).not.toMatch(broken)
  })

  it('has the same prices in one small table per location for phones', async () => {
    await open(sheet('5-gameplan', 'zoenunez'))
    const lines = within(screen.getByRole('table', { name: 'Loge Center' }))
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))
    expect(lines).toEqual([
      ['', 'Per game', 'Total'],
      ['Plan holder', '$182.50', '$912.50'],
      ['Box office', '$219.00', '$1,095.00'],
      ['You save', '', '$182.50'],
    ])
  })
})

/** Games under each heading, as they are read. */
const gameLists = () =>
  screen.getAllByRole('heading', { level: 2, name: / games$/ }).map((heading) => ({
    heading: heading.textContent,
    games: within(heading.parentElement as HTMLElement)
      .getAllByRole('listitem')
      .map((line) => [...line.children].map((part) => part.textContent)),
  }))
const scheduleLink = () => screen.getByRole('link', { name: /game-plans\/bruins\/schedule/ })

describe('the plan’s games', () => {
  it('are one list by date of every code of the plan', async () => {
    await open(sheet('rivalblackhomeplan', 'patobrien'))
    await screen.findByRole('heading', { name: 'Your 11 games' })
    const [list] = gameLists()
    expect(list?.games).toHaveLength(11)
    expect(list?.games[0]).toEqual(['Thu, Oct 9', 'Chicago Blackhawks', '7:00 PM'])
    expect(list?.games.map(([date]) => date).slice(0, 3)).toEqual([
      'Thu, Oct 9',
      'Tue, Nov 11',
      'Fri, Nov 28',
    ])
  })

  it('are two headed lists of a plan sold in two forms', async () => {
    await open(sheet('6-gameplan', 'zoenunez'))
    await screen.findByRole('heading', { name: '6-Game Plan A: 6 games' })
    expect(gameLists().map(({ heading, games }) => [heading, games.length])).toEqual([
      ['6-Game Plan A: 6 games', 6],
      ['6-Game Plan B: 6 games', 6],
    ])
  })

  it('are in medium type, one of the preseason in bold', async () => {
    const { bruins } = api.db.games
    const game = bruins.find(({ plan_event_name: plan }) => plan === 'BP26WEEKEND')
    Object.assign(game ?? {}, { team: `PRESEASON ${game?.team}` })
    await open(sheet('weekendplan', 'zoenunez'))
    const preseason = await screen.findByText(/Sabres \*PRESEASON$/)
    expect(preseason.style.fontWeight).toBe('700')
    expect(screen.getByText('Colorado Avalanche').style.fontWeight).toBe('500')
  })

  it('give way to the schedule’s address where they are not as many as are sold', async () => {
    const { bruins } = api.db.games
    bruins.splice(
      bruins.findIndex(({ plan_event_name: plan }) => plan === 'BP26WEEKEND'),
      1,
    )
    await open(sheet('weekendplan', 'zoenunez'))
    await waitFor(() => expect(calls()).toContainEqual(expect.stringMatching(/bp26weekend/i)))
    expect(scheduleLink()).toHaveAttribute(
      'href',
      '/game-plans/bruins/schedule/11gameplan/zoenunez',
    )
    expect(screen.queryByRole('heading', { name: / games$/ })).not.toBeInTheDocument()
  })

  it('give way to it where they cannot be read, until they are tried again, and the prices stand', async () => {
    allowConsole(/Error fetching/)
    api.faults.add({ kind: 'status', status: 403, path: 'distinct/plans/pricing/' })
    await open(sheet('plana', 'zoenunez'))
    expect(scheduleLink()).toBeInTheDocument()
    expect(rows()).toHaveLength(5)
    api.faults.clear()
    act(() => screen.getByRole('button', { name: 'Try Again' }).click())
    expect(await screen.findByRole('heading', { name: 'Your 22 games' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
  })
})

describe('the drawing of the arena', () => {
  const drawing = () => screen.queryByRole('img', { name: /^1 / })

  it('has the numbers of the price table, without a name that it does not know', async () => {
    change({ location: 'Sky Deck' })
    await open(sheet('plana', 'zoenunez'))
    expect(drawing()).toHaveAccessibleName('1 Loge End, 2 Balcony Center, 3 Balcony End, 4 Rafters')
    const chips = [...paper().querySelectorAll('tbody tr')].map(
      (row) => row.querySelector('[data-number]')?.getAttribute('data-number') ?? null,
    )
    expect(chips).toEqual([null, '1', '2', '3', '4'])
  })

  it('draws the corners of the balcony over its ends, whatever their order in the table', async () => {
    change({ location: 'Balcony Corner' })
    await open(sheet('plana', 'zoenunez'))
    expect(drawing()?.getAttribute('aria-label')).toMatch(/^1 Balcony Corner, .*4 Balcony End/)
    const paths = [...(drawing()?.querySelectorAll('g path:first-child') ?? [])]
    const corner = mapSections.find(({ location }) => location === 'Balcony Corner')
    const end = mapSections.find(({ location }) => location === 'Balcony End')
    const drawn = paths.map((path) => path.getAttribute('d') ?? '')
    expect(drawn.indexOf(corner?.path ?? '')).toBeGreaterThan(drawn.indexOf(end?.path ?? ''))
  })

  it('is not there where it knows none', async () => {
    for (const row of ofPlan('Plan A')) row.location = `Section ${row.pricing_plan_id}`
    await open(sheet('plana', 'zoenunez'))
    expect(drawing()).not.toBeInTheDocument()
  })
})

describe('a printed copy', () => {
  const at = '/bruins/plana/zoenunez'
  const locations = (plan: string) =>
    ofPlan(plan).map((row) => {
      const cents = (text: string | null) => Math.round(Number(text) * 100)
      return aLocation({
        location: row.location ?? '',
        planHolderPerGame: cents(row.plan_holder_price_per_game),
        planHolderTotal: cents(row.plan_holder_total),
        boxOfficePerGame: cents(row.box_office_price_per_game),
        boxOfficeTotal: cents(row.box_office_plan_total),
      })
    })
  const copyOf = (rows: ReturnType<typeof locations>) =>
    `${at}#p=${writePriceStamp(rows, 2025, '2025-08-20', at)}`
  const list = () => screen.findByRole('list', { name: 'Changes since your copy was printed' })

  it('is up to date while every price is as printed', async () => {
    await open(copyOf(locations('Plan A')))
    expect(
      await screen.findByText('Your printed copy of August 20, 2025 is up to date.'),
    ).toBeInTheDocument()
  })

  it('hears kind by kind what changed, and whom to call', async () => {
    const [first, second, ...others] = locations('Plan A')
    if (!first || !second) throw new Error('no rows')
    const gone = aLocation({ location: 'Old Deck', planHolderTotal: 99900 })
    await open(copyOf([{ ...first, planHolderTotal: 390000 }, ...others, gone]))
    const lines = within(await list()).getAllByRole('listitem')
    expect(lines.map((line) => [...line.children].map((part) => part.textContent))).toEqual([
      ['No longer listed', 'A location at $999 for the plan'],
      ['Plan holder, total', 'Loge Center $3,900 → $4,015'],
      ['New', 'Loge End $3,322'],
    ])
    expect(screen.getByRole('link', { name: 'Call Zoë Núñez' })).toHaveAttribute(
      'href',
      'tel:6175550101',
    )
  })

  it('of many locations hears which kinds changed', async () => {
    const [row] = ofPlan('Plan A')
    if (!row) throw new Error('no row')
    for (let number = 1; number <= 10; number++) {
      api.db.pricing.push({ ...row, pricing_plan_id: 900 + number, location: `Section ${number}` })
      api.db.links.push({ rep_id: 1, pricing_plan_id: 900 + number })
    }
    const printed = copyOf(locations('Plan A'))
    expect(printed.length).toBeLessThan(at.length + 40)
    change({ box_office_plan_total: '5000.00' })
    await open(printed)
    expect(
      within(await list())
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['Box office, total: changed.'])
  })

  it('is compared with no half of a table', async () => {
    api.db.pricing.push({ ...(ofPlan('Plan A')[0] as PricingRow), pricing_plan_id: 'x' as never })
    await open(copyOf(locations('Plan A')))
    expect(await screen.findByText(/^Could not check your printed copy/)).toBeInTheDocument()
  })
})

it.each(pages)('shows the next plan when only the address changes (%s)', async (_name, path) => {
  const { router } = await open(path('5-gameplan', 'zoenunez'))
  await act(() => router.navigate(path('planb', 'zoenunez')))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Plan B')
  expect(paper()).toHaveTextContent('Totals are for all 22 games')
  expect(rows()).toHaveLength(5)
  expect(document.body.textContent).not.toMatch(/5-Game Plan|Five/)
})

it('the chart is the table alone, under the plan’s name and season, with its rep', async () => {
  await open(chart('weekendplan', 'zoenunez'))
  expect(document.title).toBe('Game Plans')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Weekend Plan')
  expect(screen.getByText('Boston Bruins')).toBeInTheDocument()
  expect(screen.getByText('2025–26 season')).toBeInTheDocument()
  expect(paper().closest('main')).toHaveTextContent('11 games')
  expect(rows()).toHaveLength(5)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  expect(document.querySelector('address')).toHaveTextContent('Zoë Núñez 617-555-0101')
})

/** The first row of Plan A; the test says what is wrong with it. */
function change(row: Partial<PricingRow>): void {
  const found = api.db.pricing.find((other) => other.pricing_name === 'Plan A')
  Object.assign(found ?? {}, row)
}

describe('prices that are none', () => {
  it.each(pages)('of a whole plan give way to words (%s)', async (_name, path) => {
    for (const row of ofPlan('Plan A')) {
      Object.assign(row, {
        plan_holder_price_per_game: null,
        plan_holder_total: '0.00',
        box_office_price_per_game: '',
        box_office_plan_total: 'abc',
      })
    }
    renderApp(path('plana', 'zoenunez'))
    expect(
      await screen.findByText(/This plan’s prices aren’t set yet\. Ask Zoë Núñez/),
    ).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Copy table' })).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plan A')
    // The plan's own condition holds whatever its prices; how long these do is not said of none.
    expect(screen.getByText(/have a resale threshold of 60%/)).toBeInTheDocument()
    expect(screen.queryByText(/Prices per seat/)).not.toBeInTheDocument()
  })
})

describe('Copy table', () => {
  /** jsdom knows no copy command: this one asks the page what to copy, as a browser's does. */
  function copyCommand() {
    const copied: Record<string, string> = {}
    document.execCommand = (command) => {
      const clipboardData = { setData: (type: string, text: string) => (copied[type] = text) }
      const event = Object.assign(new Event(command, { cancelable: true }), { clipboardData })
      return !document.dispatchEvent(event)
    }
    return copied
  }
  const status = () => screen.getByRole('status')
  afterEach(() => Reflect.deleteProperty(document, 'execCommand'))

  it('puts the table on the clipboard as a table and as columns', async () => {
    change({ location: '<b>Loge</b> & "Center"' })
    const { user } = await open(chart('plana', 'zoenunez'))
    const copied = copyCommand()
    await user.click(screen.getByRole('button', { name: 'Copy table' }))
    expect(await screen.findByText(/^Copied\./)).toBe(status())

    const table = new DOMParser().parseFromString(copied['text/html'] ?? '', 'text/html')
    expect(table.querySelector('caption')?.textContent).toBe(
      'Half Season Plan A: Boston Bruins, 2025–26 season, 22 games',
    )
    const lines = [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    )
    expect(lines).toEqual(rows())
    expect(lines[0]?.[0]).toBe('<b>Loge</b> & "Center"')
    expect(
      copied['text/plain']
        ?.split('\n')
        .slice(2, -2)
        .map((line) => line.split('\t')),
    ).toEqual(rows())
    // The terms that stand under the prices on paper.
    expect(copied['text/plain']).toMatch(/\nPrices per seat .*\nTaxes and fees are not included\.$/)
    expect(table.body.lastElementChild?.textContent).toBe('Taxes and fees are not included.')
  })

  it('puts the columns alone there when the browser takes no table', async () => {
    const { user } = await open(chart('plana', 'zoenunez'))
    await user.click(screen.getByRole('button', { name: 'Copy table' }))
    expect(await screen.findByText(/^Copied\./)).toBe(status())
    expect((await navigator.clipboard.readText()).split('\n')[2]?.split('\t')).toEqual(rows()[0])
  })

  it('says so when the clipboard is refused', async () => {
    const { user } = await open(chart('plana', 'zoenunez'))
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
    await user.click(screen.getByRole('button', { name: 'Copy table' }))
    expect(await screen.findByText(/doesn’t allow copying/)).toBe(status())
  })
})
