import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TeamLogo } from '../../src/sheets/kit/TeamLogo'
import type { Json } from '../mock-api/wire'
import { aCombinedPlanRow } from '../records'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { asOnADesk } from './kit/desk'

const address = 'https://logos.example/sabres.png'

describe('a logo', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
  const show = (logo: string | null) =>
    render(
      <TeamLogo
        abbreviation="BUF"
        logo={logo}
        colors={{ primary: '#003087', secondary: '#FFB81C' }}
        size={60}
        paperSize={40}
      />,
    ).container.firstElementChild as HTMLElement
  const expectBadge = () => {
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    const badge = screen.getByText('BUF').parentElement
    expect(badge?.style.color).toBe('rgb(255, 255, 255)')
    expect(badge?.querySelector('svg')).toHaveAttribute('fill', '#003087')
  }

  it('[check 10] is a picture of fixed size that tells its host nothing', () => {
    const box = show(address)
    const picture = screen.getByRole('img', { name: 'BUF' })
    expect(picture).toHaveAttribute('src', address)
    expect(picture).toHaveAttribute('width', '60')
    expect(picture).toHaveAttribute('height', '60')
    expect(picture).toHaveAttribute('loading', 'eager')
    expect(picture).toHaveAttribute('decoding', 'async')
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(box.style.getPropertyValue('--screen-size')).toBe('60px')
    expect(box.style.getPropertyValue('--paper-size')).toBe('calc(40 * var(--pt))')
  })

  it('[check 10] stays a picture once it is there, however long', () => {
    show(address)
    wait(3999)
    fireEvent.load(screen.getByRole('img'))
    wait(60_000)
    expect(screen.getByRole('img', { name: 'BUF' })).toBeInTheDocument()
    expect(screen.queryByText('BUF')).not.toBeInTheDocument()
  })

  it('[check 10] has its badge for paper while the picture is on its way', () => {
    show(address)
    expect(screen.getByText('BUF').closest('.onPaper')).toBeInTheDocument()
  })

  it('[check 10] is a badge when the picture fails', () => {
    show(address)
    fireEvent.error(screen.getByRole('img'))
    expectBadge()
  })

  it('[check 10] is a badge when the picture is not there within four seconds', () => {
    show(address)
    wait(3999)
    expect(screen.getByRole('img')).toBeInTheDocument()
    wait(1)
    expectBadge()
  })

  it('is a crest for hockey, a ball for basketball and neither for a club nobody knows', () => {
    const outlines = (['nhl', 'nba', undefined] as const).map((league) => {
      const { container } = render(
        <TeamLogo abbreviation="BOS" logo={null} league={league} size={40} />,
      )
      return container.querySelector('clipPath path')?.getAttribute('d')
    })
    expect(new Set(outlines).size).toBe(3)
  })

  it('[check 10] tries another address anew', () => {
    const { rerender } = render(<TeamLogo abbreviation="BUF" logo={address} size={60} />)
    fireEvent.error(screen.getByRole('img'))
    rerender(<TeamLogo abbreviation="BUF" logo="/logos/b.svg" size={60} />)
    expect(screen.getByRole('img')).toHaveAttribute('src', '/logos/b.svg')
  })

  it.each([
    null,
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'data:image/svg+xml,x',
    '//logos.example/b.svg',
    '/\\logos.example/b.svg',
    'b.svg',
  ])('[check 10] is a badge at once for %j', (logo) => {
    show(logo)
    expectBadge()
  })
})

describe('opponent_logo', () => {
  const row = (event_name: string, team: string, opponent_logo: Json) => ({
    event_name,
    team,
    event_date: '2025-11-01',
    event_time: '19:00:00',
    opponent_logo,
  })
  const answer = (path: string, ...body: Json[]) => api.faults.add({ kind: 'raw', path, body })
  const sources = () => [...document.images].map((image) => image.getAttribute('src'))

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime('2025-11-01T16:00:00Z')
  })

  it('is shown on every card of a package, from all three lists', async () => {
    api.db.combinedPlans.push(
      aCombinedPlanRow({
        combine_plan_event: 'P26LOGOS',
        original_plans: 'B26NINE,C26TWELVE,X26CLASSICS',
      }),
    )
    answer('bruins-games/distinct/plans/B26NINE', row('B1', 'Bruins vs. Sabres', address))
    answer('celtics-games/distinct/plans/C26TWELVE', row('C1', 'Celtics vs. Heat', '/heat.svg'))
    answer('details/X26CLASSICS', row('B2', 'Bruins vs. Alumni', 'https://logos.example/alumni'))
    asOnADesk()
    renderApp('/bgs/package/p26logos')
    const cards = await screen.findAllByRole('listitem')
    expect(
      cards.map((card) => within(card).getByRole('img').getAttribute('src')).toSorted(),
    ).toEqual(['/heat.svg', 'https://logos.example/alumni', address])
  })

  it('is kept when another plan lists the same game without it', async () => {
    answer('B26SUITE5', row('B1', 'Bruins vs. Sabres', null))
    answer('C26SUITE5', row('b1', 'Bruins vs. Sabres', address))
    asOnADesk()
    renderApp('/bgs/package/p26suite10')
    expect(await screen.findByText('vs. Sabres')).toBeInTheDocument()
    expect(sources()).toEqual([address])
  })

  it('is shown on a schedule', async () => {
    answer('distinct/plans/pricing/bp265plana', row('B1', 'Bruins vs. Sabres', address))
    answer('distinct/plans/pricing/bp265planb', row('B2', 'Bruins vs. Sabres', 'data:text/html,x'))
    renderApp('/bruins/schedule/5plan/zoenunez')
    expect(await screen.findAllByText('vs. Buffalo Sabres')).toHaveLength(2)
    expect(sources()).toEqual([address])
  })

  it('is shown on the youth flyer', async () => {
    answer(
      'distinct/plans/B26YOUTH',
      row('B1', 'Bruins vs. Sabres', null),
      row('B1Y', 'Bruins vs. Buffalo Sabres', address),
    )
    renderApp('/bruins/youthhockey/zoenunez')
    expect(await screen.findByText('vs. Buffalo Sabres')).toBeInTheDocument()
    expect(sources()).toEqual([address])
  })
})
