import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { beforeTheSeason, gameOnTheWire, gamesOf } from '../kit/season'
import { openAnyWidth, sheetPath } from './packageSheet'

beforeEach(beforeTheSeason)

const phone = () => within(document.querySelector<HTMLElement>('.phone') as HTMLElement)
/** What the phone's list says, line by line: a game by its opponent, over or not. */
const lines = () =>
  [...document.querySelectorAll('.phone > section > :not(ul), .phone > section li')].map((line) => {
    const match = line.querySelector('.match')?.textContent
    return match ? `${match}${line.classList.contains('past') ? ' (over)' : ''}` : line.textContent
  })

it('names the next game, lists by team what comes and then what is over, and by date or of one team', async () => {
  vi.setSystemTime('2025-12-06T17:00:00Z')
  const { user } = await openAnyWidth(sheetPath('p26suite10'))
  const bruins = [
    'Bruins 5 games',
    'vs. Montreal Canadiens',
    'vs. New York Rangers',
    'vs. Toronto Maple Leafs',
    'Earlier this season',
    'vs. Chicago Blackhawks (over)',
    'vs. Carolina Hurricanes (over)',
  ]
  const next = ['Next game', 'Bruins vs. Montreal Canadiens']
  expect(lines().slice(0, 9)).toEqual([...next, ...bruins])
  expect(lines()[9]).toBe('Celtics 5 games')
  // Numbers are those of the paper: three come behind two that are over.
  expect(phone().getAllByRole('list')[1]?.style.getPropertyValue('--before')).toBe('2')

  await user.click(phone().getByRole('button', { name: 'Bruins' }))
  expect(lines()).toEqual([...next, ...bruins])

  await user.click(phone().getByRole('button', { name: 'All games' }))
  await user.click(phone().getByRole('button', { name: 'One list by date', pressed: false }))
  expect(lines().slice(0, 6)).toEqual([
    ...next,
    'Bruins vs. Montreal Canadiens',
    'Bruins vs. New York Rangers',
    'Celtics vs. San Antonio Spurs',
    'Celtics vs. New York Knicks',
  ])
  expect(lines().filter((line) => line === 'Earlier this season')).toHaveLength(1)
  // It has no heading to be found by, and stands below the next game's.
  expect(phone().getByRole('region', { name: 'One list by date' })).toBeInTheDocument()
  expect(
    phone().getByRole('button', { name: 'One list by date', pressed: true }),
  ).toBeInTheDocument()
})

it('has no next game once all are over, nothing to choose of one team, and keeps games without a day', async () => {
  vi.setSystemTime('2026-06-01T16:00:00Z')
  gamesOf(
    'B26NINE',
    gameOnTheWire('B251009', 'Bruins vs. Chicago Blackhawks', '2025-10-09'),
    gameOnTheWire('B2', 'Bruins vs. Dallas Stars', ''),
  )
  await openAnyWidth(sheetPath('p26hb-nine'))
  expect(lines()).toEqual([
    'vs. Chicago Blackhawks (over)',
    'Date to be announced 1 game',
    'vs. Dallas Stars',
  ])
  expect(screen.queryByRole('group', { name: 'Whose games' })).not.toBeInTheDocument()
})
