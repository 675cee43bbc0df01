import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { planTexts } from '../../../src/content/words/planTexts'
import type { Fault } from '../../mock-api/faults'
import { printedPrices } from '../../printedPrices'
import { aRepRow } from '../../records'
import { renderApp } from '../../renderApp'
import { here } from '../../screens/kit/address'
import { calls } from '../../screens/kit/requests'
import { allowConsole, api } from '../../setup'
import {
  broken,
  chart,
  ofPlan,
  open,
  pages,
  paper,
  pricing,
  reps,
  rows,
  sheet,
} from './pricingSheet'

describe.each(pages)('before there is a %s', (_name, path) => {
  it.each([pricing, reps])('says that it loads while %s has not answered', async (call) => {
    api.faults.add({ kind: 'hang', path: call })
    renderApp(path('plana', 'zoenunez'))
    expect(await screen.findByText('Loading prices...')).toHaveAttribute('role', 'status')
    await waitFor(() => expect(api.log).toHaveLength(2))
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

  it('knows no plan that the server does not have', async () => {
    api.db.pricing = api.db.pricing.filter((row) => row.pricing_name !== 'Plan A')
    renderApp(path('plana', 'zoenunez'))
    expect(await screen.findByRole('heading', { name: 'Plan Not Found' })).toBeInTheDocument()
  })

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

  it('is not assigned to a rep of no plan at all', async () => {
    renderApp(path('plana', 'newstarter'))
    expect(await screen.findByRole('heading', { name: 'Not Assigned' })).toBeInTheDocument()
  })

  it('is the rep’s own of two plans whose links are the same', async () => {
    const [first] = ofPlan('Plan A')
    if (!first) throw new Error('no plan')
    api.db.pricing.push({
      ...first,
      pricing_plan_id: 500,
      pricing_name: 'plan-a',
      location: 'Attic',
    })
    api.db.links = api.db.links.filter(({ rep_id }) => rep_id !== 4)
    api.db.links.push({ rep_id: 4, pricing_plan_id: 500 })
    await open(path('plana', 'danawhitfield'))
    expect(rows().map(([location]) => location)).toEqual(['Attic'])
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

  const representatives = 'Failed to load representatives.'
  const data = 'Failed to load data. Please try again later.'
  it.each<[string, Fault, string, string[]]>([
    ['reps: 500', { kind: 'status', status: 500, path: reps }, representatives, [reps]],
    ['reps: 404', { kind: 'status', status: 404, path: reps }, representatives, [reps]],
    ['reps: no answer', { kind: 'no-answer', path: reps }, representatives, [reps]],
    ['reps: HTML', { kind: 'html', path: reps }, representatives, [reps]],
    ['prices: 500', { kind: 'status', status: 500, path: pricing }, data, [pricing]],
    ['prices: no answer', { kind: 'no-answer', path: pricing }, data, [pricing]],
    ['prices: no list', { kind: 'raw', body: { error: 'x' }, path: pricing }, data, [pricing]],
    ['both: 503', { kind: 'status', status: 503 }, data, [pricing, reps]],
  ])('fails with its words (%s) and loads on Try Again', async (_what, fault, words, again) => {
    allowConsole(/./)
    api.faults.add(fault)
    const { user } = renderApp(path('plana', 'zoenunez'))
    expect(await screen.findByText(words)).toHaveAttribute('role', 'alert')
    expect(document.body.textContent).not.toMatch(broken)
    api.faults.clear()
    api.log.length = 0
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Plan A' })).toBeInTheDocument()
    // What had come already is not asked for again.
    expect(calls().toSorted()).toEqual(
      again.map((call) => `GET /api/game-plans/${call}`).toSorted(),
    )
  })

  it('reads prices and reps behind an HTML warning', async () => {
    api.faults.add({ kind: 'warning' })
    await open(path('plana', 'zoenunez'))
    expect(rows()).toHaveLength(5)
  })

  it('finds plan and rep however the address is written', async () => {
    await open(`/Bruins${path === chart ? '/CHART' : ''}/Plan%20A/Zo%C3%AB%20N%C3%BA%C3%B1ez`)
    expect(here()).toBe(path('plana', 'zo%C3%ABn%C3%BA%C3%B1ez'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plan A')
  })

  it('asks for prices and reps, each once, and for nothing else', async () => {
    await open(path('plana', 'zoenunez'))
    expect(calls().toSorted()).toEqual([
      'GET /api/game-plans/bruins/pricing/with-reps',
      'GET /api/game-plans/bruins/reps',
    ])
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
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name)
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

  it('has a table whose headers say what each price is', async () => {
    await open(sheet('5-gameplan', 'zoenunez'))
    const headers = within(paper())
      .getAllByRole('columnheader')
      .map((cell) => [cell.textContent, cell.getAttribute('scope')])
    expect(headers).toEqual([
      ['Location', 'col'],
      ['Plan holder', 'colgroup'],
      ['Box office', 'colgroup'],
      ['You save', 'col'],
      ['Per game', 'col'],
      ['Total', 'col'],
      ['Per game', 'col'],
      ['Total', 'col'],
    ])
    expect(within(paper()).getByRole('rowheader', { name: 'Loge End' })).toHaveAttribute(
      'scope',
      'row',
    )
    expect(paper()).toHaveTextContent('Totals are for all 5 games')
  })

  it('gives every column of prices a width of its own, for Firefox knows none of a group', async () => {
    await open(sheet('plana', 'zoenunez'))
    const columns = [...paper().querySelectorAll('colgroup > col')]
    expect(columns.map(({ className }) => className)).toEqual([
      '',
      'perGame',
      'total',
      'perGame',
      'total',
      'savedColumn',
    ])
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

  it('gives the resale threshold of Half Season plans, and of no other', async () => {
    const { unmount } = await open(sheet('planb', 'zoenunez'))
    expect(
      screen.getByText('Half Season plans have a resale threshold of 60%.'),
    ).toBeInTheDocument()
    unmount()
    await open(sheet('weekendplan', 'zoenunez'))
    expect(screen.queryByText(/resale/)).not.toBeInTheDocument()
  })

  it('leads to the price chart and back', async () => {
    const { user } = await open(sheet('planb', 'zoenunez'))
    await user.click(screen.getByRole('link', { name: 'Price chart only' }))
    await waitFor(() => expect(here()).toBe(chart('planb', 'zoenunez')))
    expect(await screen.findByRole('button', { name: 'Copy table' })).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Full pricing sheet' }))
    await waitFor(() => expect(here()).toBe(sheet('planb', 'zoenunez')))
    expect(await screen.findByRole('list', { name: 'Benefits' })).toBeInTheDocument()
  })
})

it.each(pages)('shows the next plan when only the address changes (%s)', async (_name, path) => {
  const { router } = await open(path('5-gameplan', 'zoenunez'))
  await act(() => router.navigate(path('planb', 'zoenunez')))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Plan B')
  expect(paper()).toHaveTextContent('Totals are for all 22 games')
  expect(rows()).toHaveLength(5)
  expect(document.body.textContent).not.toMatch(/5 Game Plan|Five/)
})

describe('the rep on the sheet', () => {
  const card = () => document.querySelector('address') as HTMLElement
  const links = () =>
    within(card())
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'))

  it('can be called and written to', async () => {
    await open(sheet('plana', 'patobrien'))
    expect(card()).toHaveTextContent("Your Bruins representativePat O'Brien")
    expect(links()).toEqual(['tel:6175550102', 'mailto:pat.obrien@example.com'])
  })

  it.each([
    ['danawhitfield', 'mailto:dana@example.com'],
    ['salesteam', 'mailto:sales@example.com'],
  ])('without a phone number has no empty place for one (%s)', async (repname, mail) => {
    await open(sheet('plana', repname))
    expect(links()).toEqual([mail])
    expect(card().querySelectorAll('p')).toHaveLength(3)
  })

  it.each([
    ['a@b.c?bcc=x@evil.example', '617*#06#'],
    ['javascript:alert(1)', 'call me'],
  ])('is plain text where an address is none (%s)', async (rep_email, rep_phone) => {
    Object.assign(api.db.reps[0] ?? {}, { rep_email, rep_phone })
    await open(sheet('plana', 'zoenunez'))
    expect(links()).toEqual([])
    expect(card()).toHaveTextContent(rep_email)
    expect(card()).toHaveTextContent(rep_phone)
  })

  it('may have any name', async () => {
    const rep_name = '<img src=x onerror=alert(1)> "Zoë" & Sons'
    Object.assign(api.db.reps[0] ?? {}, { rep_name })
    await open(sheet('plana', 'imgsrcxonerroralert1zoesons'))
    expect(card()).toHaveTextContent(rep_name)
    expect(document.querySelector('img')).toBeNull()
  })
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
  expect(document.querySelector('address')).toHaveTextContent('Zoë Núñez617-555-0101')
})

it.each(pages)('says how long prices hold and what comes on top (%s)', async (_name, path) => {
  await open(path('weekendplan', 'zoenunez'))
  expect(screen.getByText(/may change until your order is confirmed/)).toBeInTheDocument()
  expect(screen.getByText('Taxes and fees are not included.')).toBeInTheDocument()
})
