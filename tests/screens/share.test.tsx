import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { groupsContent, pageContent } from '../../src/staff/links/clipboardContent'
import { aPricingRow, aRepRow } from '../records'
import { renderApp } from '../renderApp'
import { allowConsole, api } from '../setup'
import { type Dialog, gone, press } from './kit/dialog'
import { calls, writes } from './kit/requests'
import { openByRow, rowOf } from './kit/table'

const ORIGIN = 'http://localhost:3000/game-plans'
const ODD = 'O\'Neil; Smith, Jr. \\ "Zoë"'

/** What the page opens by itself: mail programs and files, by address or name. */
const opened: { href: string; download: string }[] = []

beforeEach(() => {
  opened.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push({ href: this.href, download: this.download })
  })
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
})

async function openPanel(path: string, row: string, of = row) {
  const view = renderApp(path, { as: 'bgs' })
  await screen.findByRole('table')
  return {
    ...view,
    panel: await openByRow(view.user, rowOf(row), 'Public links', `Public links for ${of}`),
  }
}
const openPlans = () => openPanel('/bgs/game-plans', 'P26ALL')
const states = (panel: Dialog) =>
  panel.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)
const pageCalls = () => calls().filter((call) => /single|distinct\/plans\/|details/.test(call))

/** A letter as the mail program shows it. */
function lastMail() {
  const { href = '' } = opened.at(-1) ?? {}
  const [, subject = '', body = ''] = /^mailto:\?subject=([^&]*)&body=([^&]*)$/.exec(href) ?? []
  return {
    length: href.length,
    subject: decodeURIComponent(subject),
    body: decodeURIComponent(body),
  }
}

async function choose(user: UserEvent, of: string, item: string) {
  await user.click(screen.getByRole('button', { name: `More for ${of}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

describe('whether the pages open', () => {
  it('is read once each, three at a time at most, when the panel is open', async () => {
    const { panel, user } = await openPlans()
    expect(await panel.findByText('All 4 links work')).toHaveAttribute('role', 'status')
    expect(states(panel)).toEqual(Array(4).fill('✓ Works '))
    expect(new Set(pageCalls()).size).toBe(pageCalls().length)
    expect(pageCalls()).toHaveLength(4)
    await press(user, panel, 'Close')
    await gone('dialog')
    expect(writes()).toEqual([])
  })

  it.each([
    ['P26 Loge Club', 'All 4 links work'],
    ['P26 Loge/Club', '0 of 4 links work'],
  ])('agrees with Checks about the code %s', async (code, words) => {
    const plan = api.db.combinedPlans.find((row) => row.combine_plan_event === 'P26ALL')
    if (plan) plan.combine_plan_event = code
    const { panel } = await openPanel('/bgs/game-plans', code)
    expect(await panel.findByText(words)).toBeInTheDocument()
  })

  it('never has more than three reads on their way', async () => {
    const plan = api.db.combinedPlans.find((row) => row.combine_plan_event === 'P26ALL')
    if (plan) plan.original_plans = 'B26A,B26B,B26C,B26D,B26E'
    const switchOff = api.faults.add({ kind: 'hold', path: 'distinct/plans/B26' })
    const { panel } = await openPlans()
    await waitFor(() => expect(pageCalls()).toHaveLength(1 + 3))
    switchOff()
    api.faults.release()
    expect(await panel.findByText('0 of 4 links work')).toBeInTheDocument()
    expect(pageCalls()).toHaveLength(1 + 5)
  })

  it('says what is missing, and reads that again', async () => {
    allowConsole(/Error fetching original plan details/)
    api.faults.add({ kind: 'status', status: 404, path: 'celtics-games/distinct/plans/C26FULL' })
    const { panel, user } = await openPlans()
    expect(await panel.findByText('0 of 4 links work')).toBeInTheDocument()
    expect(states(panel)[0]).toBe('! Incomplete. Games of C26FULL couldn’t be read.')
    api.faults.clear()
    await press(user, panel, 'Check again')
    expect(await panel.findByText('All 4 links work')).toBeInTheDocument()
  })

  it('tells a plan that is gone from one that gave no answer', async () => {
    allowConsole(/Error fetching combined plan data/)
    api.faults.add({ kind: 'status', status: 404, path: 'single/p26all', times: 1 })
    api.faults.add({ kind: 'html', path: 'single/p26all' })
    const { panel, user } = await openPlans()
    await panel.findByText('0 of 4 links work')
    expect(states(panel)[0]).toBe('✕ Not found. This plan doesn’t exist.')
    // What was read earlier is no answer, however young: the customer's browser has none.
    await press(user, panel, 'Check again')
    await waitFor(() =>
      expect(states(panel)[0]).toBe('? Not checked. We couldn’t check it: no response.'),
    )
    api.faults.clear()
    await press(user, panel, 'Check again')
    expect(await panel.findByText('All 4 links work')).toBeInTheDocument()
    expect(panel.getByRole('button', { name: 'Check again' })).toHaveFocus()
  })

  it('is told of each page of a rep by itself', async () => {
    allowConsole(/Error fetching original plan details/)
    api.faults.add({ kind: 'no-answer', path: 'pricing/bp265plana' })
    api.faults.add({ kind: 'no-answer', path: 'pricing/bp266' })
    const late = { event_id: '1', event_name: 'B260601', event_date: '2026-06-01' }
    const body = [{ ...late, team: 'Bruins vs. Sabres', game_number: '1', event_time: '' }]
    api.faults.add({ kind: 'raw', body, path: 'plans/B26YOUTH' })
    for (const row of api.db.pricing) if (row.pricing_name === 'Plan A') Object.assign(row, BLANK)
    const { panel } = await openPanel('/bruins-reps', 'Zoë Núñez')
    expect(await panel.findByText('11 of 16 links work')).toBeInTheDocument()
    expect(panel.getByRole('link', { name: 'Print all' })).toHaveAttribute(
      'href',
      `${ORIGIN}/print/rep/zoenunez`,
    )
    const stateOf = (name: string) =>
      panel.getByText(name).closest('li')?.querySelector('p')?.textContent
    expect(stateOf('5-game schedule')).toContain('Games of bp265plana couldn’t be read.')
    expect(stateOf('6-game schedule')).toContain('Not checked.')
    expect(stateOf('Youth hockey')).toContain('It has no games yet.')
    expect(stateOf('Pricing sheet, Plan A')).toContain('It has no prices yet.')
    expect(stateOf('Pricing table, Plan A')).toContain('It has no prices yet.')
  })
})

const BLANK = {
  location: '',
  plan_holder_price_per_game: null,
  plan_holder_total: null,
  box_office_price_per_game: null,
  box_office_plan_total: null,
}

describe('the contact of a plan’s pages', () => {
  it('is who is signed in, and goes into every link; another asks for nothing', async () => {
    api.db.reps.push(aRepRow({ rep_id: 50, rep_name: ODD, rep_email: 'BGS@example.com' }))
    const { panel, user } = await openPlans()
    const choice = panel.getByRole('combobox', { name: 'Contact on the pages' })
    await waitFor(() => expect(choice).toHaveValue('50'))
    const links = () => panel.getAllByRole('link').map((link) => link.getAttribute('href'))
    const copy = panel.getByRole('button', { name: 'Copy Calendar link' })
    expect(links().every((href) => href?.endsWith('?rep=oneilsmithjrzoe'))).toBe(true)
    await panel.findByText('All 4 links work')
    api.log.length = 0
    await user.selectOptions(choice, 'Zoë Núñez, 617-555-0101')
    expect(links()).toContain(`${ORIGIN}/bgs/calendar/p26all?rep=zoenunez`)
    expect(panel.getByText('All 4 links work')).toBeInTheDocument()
    expect(links()[0]).toBe(`${ORIGIN}/print/package/p26all?rep=zoenunez`)
    expect(copy).toBeInTheDocument()
    await user.selectOptions(choice, 'No contact')
    expect(links().slice(0, 2)).toEqual([
      `${ORIGIN}/print/package/p26all`,
      `${ORIGIN}/bgs/package/p26all`,
    ])
    expect(panel.queryByRole('button', { name: 'More' })).toBeNull()
    expect(calls()).toEqual([])
  })

  it('is who was picked last by the same person in this browser, until Nobody is, or he is deleted', async () => {
    const value = async (as: 'bgs' | 'admin' = 'bgs') => {
      const view = renderApp('/bgs/game-plans', { as })
      await screen.findByRole('table')
      const panel = await openByRow(view.user, rowOf('P26ALL'), 'Public links')
      await panel.findByRole('option', { name: /^Zoë Núñez/ })
      const choice = panel.getByRole<HTMLSelectElement>('combobox', {
        name: 'Contact on the pages',
      })
      return { ...view, choice }
    }
    const leave = (unmount: () => void) => {
      unmount()
      cleanup()
    }
    const first = await value()
    expect(first.choice).toHaveValue('')
    await first.user.selectOptions(first.choice, '1')
    leave(first.unmount)
    // Nor does the browser tell the next who it was.
    expect(JSON.stringify({ ...localStorage })).not.toContain('@')

    const second = await value()
    expect(second.choice).toHaveValue('1')
    leave(second.unmount)
    const other = await value('admin')
    expect(other.choice).toHaveValue('')
    leave(other.unmount)

    const third = await value()
    await third.user.selectOptions(third.choice, '3')
    leave(third.unmount)
    api.db.reps = api.db.reps.filter(({ rep_name }) => !rep_name?.startsWith('Siân'))
    const fourth = await value()
    expect(fourth.choice).toHaveValue('')
    await fourth.user.selectOptions(fourth.choice, '1')
    await fourth.user.selectOptions(fourth.choice, 'No contact')
    leave(fourth.unmount)
    expect((await value()).choice).toHaveValue('')
  })

  it('is waited for: no link goes out as nobody’s before, unless nobody is chosen', async () => {
    api.db.reps.push(aRepRow({ rep_id: 50, rep_name: ODD, rep_email: 'BGS@example.com' }))
    const release = api.faults.add({ kind: 'hold', path: 'bruins/reps' })
    const { panel, user } = await openPlans()
    const choice = panel.getByRole('combobox', { name: 'Contact on the pages' })
    expect(choice).toHaveValue('loading')
    const ways = () =>
      ['Copy all', 'Email all', 'Copy Calendar link', 'More for Calendar'].map((name) =>
        panel.getByRole<HTMLButtonElement>('button', { name }),
      )
    for (const way of ways()) expect(way).toBeDisabled()
    expect(panel.getByRole('link', { name: 'Print all' })).toHaveAttribute('aria-disabled', 'true')
    await user.selectOptions(choice, 'No contact')
    for (const way of ways()) expect(way).toBeEnabled()
    release()
    api.faults.release()
    await panel.findByRole('option', { name: /^O'Neil/ })
    expect(choice).toHaveValue('')
  })

  it('is told apart by number from another of the same link name', async () => {
    api.db.reps.push(aRepRow({ rep_id: 50, rep_name: 'ZOE NUNEZ', rep_email: 'bgs@example.com' }))
    const { panel } = await openPlans()
    await waitFor(() =>
      expect(panel.getByRole('link', { name: 'Open Calendar' })).toHaveAttribute(
        'href',
        `${ORIGIN}/bgs/calendar/p26all?rep=50`,
      ),
    )
  })
})

describe('handing on', () => {
  it('copies all as plain text where nothing else goes, and says when not even that', async () => {
    const { panel, user } = await openPlans()
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await press(user, panel, 'Copy all')
    expect(await screen.findByText(/^4 links copied/)).toBeInTheDocument()
    expect(copied.mock.calls[0]?.[0]).toBe(
      [
        'Every Game',
        `Package sheet: ${ORIGIN}/bgs/package/p26all`,
        `Calendar: ${ORIGIN}/bgs/calendar/p26all`,
        `Pricing sheet: ${ORIGIN}/bgs/calendar/pricing-sheet/p26all`,
        `Package text: ${ORIGIN}/bgs/package/p26all/text`,
      ].join('\n'),
    )
    copied.mockRejectedValue(new Error('denied'))
    await press(user, panel, 'Copy all')
    expect(await screen.findByText(/Select the addresses/)).toBeInTheDocument()
  })

  it('keeps a letter short enough for every mail program, and says what is not in it', async () => {
    const { panel, user } = await openPanel('/bruins-reps', 'Zoë Núñez')
    await panel.findByText('Pricing sheet, Plan A')
    await press(user, panel, 'Email all')
    expect(lastMail().length).toBeLessThanOrEqual(1600)
    const count = lastMail().body.match(/http:/g)?.length ?? 0
    expect(count).toBeGreaterThan(5)
    expect(await screen.findByText(new RegExp(`with ${count} of 16 links`))).toBeInTheDocument()
  })

  it('shares by the device where it can: a change of mind is no failure, a refusal is told', async () => {
    const share = vi.fn().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    try {
      const { panel, user } = await openPlans()
      await choose(user, 'Package sheet', 'Share')
      const title = 'Every Game: Package sheet'
      const url = `${ORIGIN}/bgs/package/p26all`
      expect(share.mock.calls).toEqual([[{ title, text: title, url }]])
      share.mockRejectedValueOnce(new DOMException('', 'AbortError'))
      await press(user, panel, 'Share all')
      expect(share.mock.lastCall?.[0].text).toContain(`Package sheet: ${url}\n`)
      expect(screen.queryByText(/Sharing isn’t available/)).toBeNull()
      share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
      await press(user, panel, 'Share all')
      expect(await screen.findByText(/^Sharing isn’t available here/)).toBeInTheDocument()
    } finally {
      Reflect.deleteProperty(navigator, 'share')
    }
  })

  it('saves the rep’s card and a page’s QR code, and says when the browser refuses', async () => {
    const { panel, user } = await openPanel('/bruins-reps', 'Dana Whitfield')
    expect(panel.queryByRole('button', { name: 'Share all' })).toBeNull()
    await press(user, panel, 'More')
    await user.click(await screen.findByRole('menuitem', { name: 'Contact card' }))
    await screen.findByText('Dana Whitfield.vcf saved')
    await choose(user, 'Group tickets', 'QR code')
    const qr = within(await screen.findByRole('dialog', { name: 'QR code for Group tickets' }))
    expect(
      qr.getByRole('img', { name: `QR code for ${ORIGIN}/bruins/grouptickets/danawhitfield` }),
    ).toBeInTheDocument()
    await press(user, qr, 'Save as SVG')
    await screen.findByText('QR Group tickets.svg saved')
    expect(opened.map(({ download }) => download)).toEqual([
      'Dana Whitfield.vcf',
      'QR Group tickets.svg',
    ])
    URL.createObjectURL = () => {
      throw new Error('denied')
    }
    await press(user, qr, 'Save as SVG')
    expect(await screen.findByText(/^The file couldn’t be created/)).toBeInTheDocument()
  })
})

const page = (title: string, address = '/bgs/calendar/p26all') => ({
  name: 'Calendar',
  title,
  address,
})

it('is copied as links with titles and as plain text; what a name holds is never markup', () => {
  expect(pageContent(page(`${ODD} <b>&`, '/bgs/calendar/p26?rep=a&b="'))).toEqual({
    'text/html':
      `<a href="${ORIGIN}/bgs/calendar/p26?rep=a&amp;b=&quot;">` +
      'O\'Neil; Smith, Jr. \\ "Zoë" &lt;b&gt;&amp;</a>',
    'text/plain': `${ORIGIN}/bgs/calendar/p26?rep=a&b="`,
  })
  const all = groupsContent([
    { heading: '<Suite>', pages: [{ ...page('y', '/a'), name: 'B & C' }] },
  ])
  expect(all['text/html']).toBe(
    `<p><b>&lt;Suite&gt;</b></p><ul><li><a href="${ORIGIN}/a">B &amp; C</a></li></ul>`,
  )
  expect(all['text/plain']).toBe(`<Suite>\nB & C: ${ORIGIN}/a`)
})

describe('the pages of a pricing plan', () => {
  const open = async (name: string) => {
    const { user } = renderApp('/bruins-gameplanpricing', { as: 'bgs' })
    const plan = await screen.findByRole('region', { name })
    await user.click(within(plan).getByRole('button', { name: 'Public links' }))
    return within(await screen.findByRole('dialog', { name: `Public links for ${name}` }))
  }

  it('are those of one who sells it', async () => {
    const panel = await open('Plan A')
    const choice = await panel.findByRole('combobox', { name: 'Contact on the pages' })
    expect(await panel.findByText('All 3 links work')).toBeInTheDocument()
    const rep = within(choice).getAllByRole('option')[0]?.textContent ?? ''
    expect(rep).toContain('Zoë Núñez')
    expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `${ORIGIN}/print/plan/plana/zoenunez`,
      `${ORIGIN}/bruins/plana/zoenunez`,
      `${ORIGIN}/bruins/chart/plana/zoenunez`,
      `${ORIGIN}/bruins/schedule/halfseason/zoenunez`,
    ])
  })

  it('of two plans of one link name are each its own', async () => {
    api.db.pricing.push(aPricingRow({ pricing_plan_id: 900, pricing_name: 'Plan-A' }))
    api.db.links.push({ rep_id: 1, pricing_plan_id: 900 })
    const panel = await open('Plan-A')
    expect(await panel.findByText('All 3 links work')).toBeInTheDocument()
    const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toHaveLength(4)
    expect(links.every((href) => href?.endsWith('?plan=900'))).toBe(true)
  })

  it('are none where nobody sells it', async () => {
    const ids = api.db.pricing
      .filter((row) => row.pricing_name === 'Plan A')
      .map((row) => row.pricing_plan_id)
    api.db.links = api.db.links.filter(({ pricing_plan_id }) => !ids.includes(pricing_plan_id))
    const panel = await open('Plan A')
    expect(await panel.findByText(/No representative sells this plan yet/)).toBeInTheDocument()
    expect(panel.queryByRole('button', { name: 'Copy all' })).toBeNull()
  })
})
