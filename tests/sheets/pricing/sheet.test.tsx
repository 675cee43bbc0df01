import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { planTexts } from '../../../src/content/words/planTexts'
import { printedPrices } from '../../printedPrices'
import { aRepRow } from '../../records'
import { renderApp } from '../../renderApp'
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
})

it.each(pages)('shows the next plan when only the address changes (%s)', async (_name, path) => {
  const { router } = await open(path('5-gameplan', 'zoenunez'))
  await act(() => router.navigate(path('planb', 'zoenunez')))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Plan B')
  expect(paper()).toHaveTextContent('Totals are for all 22 games')
  expect(rows()).toHaveLength(5)
  expect(document.body.textContent).not.toMatch(/5 Game Plan|Five/)
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
