import { describe, expect, it } from 'vitest'
import type { Game } from '../../../../src/domain/games/game'
import { said, soundGame } from './season'

/** A rule, what makes it speak and what it says; then what looks alike and is right. */
type Case = readonly [rule: string, wrong: Partial<Game>, sentence: string, right: Partial<Game>]

const cup = { eventName: 'C251208', date: '2025-12-08', team: 'Celtics vs. TBD NBA CUP', time: '' }

const cases: readonly Case[] = [
  [
    'code-and-team',
    { team: 'Celtics vs. Cleveland Cavaliers' },
    "B251009 is a Bruins code, but its team is 'Celtics vs. Cleveland Cavaliers'.",
    { team: 'BRUINS vs. Chicago Blackhawks' },
  ],
  [
    'opponent',
    { team: 'Bruins vs. Blackhwaks' },
    "B251009: 'Blackhwaks' isn’t a known opponent, so sheets print X.",
    { team: 'Bruins vs. CHI' },
  ],
  [
    'opponent',
    { team: 'Bruins vs. TBD' },
    "B251009 has no opponent ('Bruins vs. TBD'), so sheets print X.",
    cup,
  ],
  [
    'no-price',
    { eventName: 'B251010', date: '2025-10-10' },
    'B251010 has no price in the price list, so calendars print xx. Your web team keeps it.',
    { eventName: 'b251009' },
  ],
  ['time', { time: '00:00:00' }, 'B251009 has no start time.', { ...cup, time: '00:00:00' }],
  ['time', { time: '7 pm' }, "B251009: '7 pm' isn’t a start time.", { time: '10:00' }],
  ['time', { time: '07:00:00' }, 'B251009 starts at 7:00 AM.', { time: '22:30:00' }],
  ['no-date', { date: '' }, 'B251009 has no date, so sheets list it separately.', {}],
  [
    'no-date',
    { date: '10/09/2025' },
    "B251009: '10/09/2025' isn’t a date, so sheets list it separately.",
    { date: '2025-10-09 00:00:00' },
  ],
  [
    'out-of-season',
    { date: '2026-05-01' },
    'B251009 is on Fri, May 1, 2026, but calendars don’t show May to August.',
    { date: '2026-04-30' },
  ],
  [
    'text-form',
    { team: 'Bruins - Blackhawks' },
    "B251009: 'Bruins - Blackhawks' isn’t in the form 'Bruins vs. Chicago Blackhawks'.",
    { team: 'PRESEASON Bruins vs. St. Louis Blues' },
  ],
  [
    'text-form',
    { team: 'Bruins vs Blackhawks' },
    "B251009: 'Bruins vs Blackhawks' isn’t in the form 'Bruins vs. Chicago Blackhawks'.",
    { eventName: 'C251121', team: 'Celtics vs. Brooklyn Nets *GP' },
  ],
  [
    'in-no-plan',
    { plans: [] },
    'B251009 isn’t in any plan, so customers don’t see it.',
    { plans: ['B26FULL'] },
  ],
]

describe('a game', () => {
  it.each(cases)('%s: %j', (rule, wrong, sentence, right) => {
    expect(said('game', rule, { games: [soundGame(wrong)] })).toEqual([sentence])
    expect(said('game', rule, { games: [soundGame(right)] })).toEqual([])
  })

  it('says that Row B costs more than Row A', () => {
    const of = (b: string) =>
      said('game', 'row-prices', {
        games: [soundGame()],
        prices: [['b251009', 'Oct 9 Blackhawks', '61.50', b]],
      })
    expect(of('161.50')).toEqual(['B251009: Row B ($161.50) costs more than Row A ($61.50).'])
    expect(of('61.50')).toEqual([])
    expect(of('xx.xx')).toEqual([])
  })

  it('tells the same game under two codes from two games of one day', () => {
    const moved = soundGame({ eventName: 'B251010', eventIds: [2] })
    expect(said('game', 'two-codes', { games: [soundGame(), moved] })).toEqual([
      "B251009 and B251010 are the same game: 'Bruins vs. Chicago Blackhawks' on Thu, Oct 9, 2025.",
      "B251010 and B251009 are the same game: 'Bruins vs. Chicago Blackhawks' on Thu, Oct 9, 2025.",
    ])
    const other = { ...moved, team: 'Bruins vs. Utah Mammoth' }
    expect(said('game', 'two-codes', { games: [soundGame(), other] })).toEqual([])
    expect(said('game', 'twice-a-day', { games: [soundGame(), other] })).toEqual([
      'B251009 and B251010 are games of the same team on Thu, Oct 9, 2025.',
      'B251010 and B251009 are games of the same team on Thu, Oct 9, 2025.',
    ])
    expect(said('game', 'twice-a-day', { games: [soundGame(), moved] })).toEqual([])
    const celtics = soundGame({ eventName: 'C251009', team: 'Celtics vs. Utah Jazz' })
    expect(said('game', 'twice-a-day', { games: [soundGame(), celtics] })).toEqual([])
  })

  it('says that both teams are in the arena within five hours, where both times are known', () => {
    const clash = (time: string, own = soundGame()) => {
      const celtics = soundGame({ eventName: 'C251009', team: 'Celtics vs. Utah Jazz', time })
      return said('game', 'arena-clash', { games: [own, celtics] })
    }
    expect(clash('15:00:00')).toEqual([
      "B251009: 'Celtics vs. Utah Jazz' (C251009) starts at 3:00 PM on the same day.",
      "C251009: 'Bruins vs. Chicago Blackhawks' (B251009) starts at 7:00 PM on the same day.",
    ])
    expect(clash('14:00:00')).toEqual([])
    expect(clash('00:00:00')).toEqual([])
    expect(clash('19:00:00', soundGame({ date: '2025-10-10' }))).toEqual([])
  })

  it('says that a second code of a game is on another day than its first', () => {
    const youth = soundGame({ eventName: 'B251009Y', eventIds: [2] })
    const moved = soundGame({ date: '2025-10-12' })
    expect(said('game', 'second-code-day', { games: [moved, youth] })).toEqual([
      'B251009 is on Sun, Oct 12, 2025, but B251009Y is on Thu, Oct 9, 2025.',
      'B251009Y is on Thu, Oct 9, 2025, but B251009 is on Sun, Oct 12, 2025.',
    ])
    expect(said('game', 'second-code-day', { games: [soundGame(), youth] })).toEqual([])
    expect(said('game', 'second-code-day', { games: [moved, { ...youth, date: '' }] })).toEqual([])
    const other = { ...youth, team: 'Bruins vs. Utah Mammoth' }
    expect(said('game', 'second-code-day', { games: [moved, other] })).toEqual([])
  })

  it('says that a code stands for two games, not that a game stands in two lists', () => {
    const other = soundGame({ eventIds: [2], date: '2025-10-12' })
    expect(said('game', 'code-twice', { games: [soundGame(), other] })).toEqual([
      'B251009 on Thu, Oct 9, 2025 has the same code as another game, on Sun, Oct 12, 2025.',
      'B251009 on Sun, Oct 12, 2025 has the same code as another game, on Thu, Oct 9, 2025.',
    ])
    const again = soundGame({ eventIds: [2], plans: ['B26HALFA'] })
    expect(said('game', 'code-twice', { games: [soundGame(), again] })).toEqual([])
  })
})
