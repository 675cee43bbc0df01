import { describe, expect, it } from 'vitest'
import { checkSeason } from '../../../../src/domain/checks/checkSeason'
import type { RecordByKind, RecordKind } from '../../../../src/domain/checks/finding'
import { type FormHint, formHints } from '../../../../src/domain/checks/formHints'
import { gameRules } from '../../../../src/domain/checks/gameRules'
import { indexSeason } from '../../../../src/domain/checks/seasonIndex'
import {
  season,
  soundCombinedPlan,
  soundGame,
  soundLocation,
  soundRep,
  soundSeason,
} from './season'

const lists = ['games', 'plans', 'combinedPlans', 'pricing', 'reps'] as const

/** What is said of a record that takes the place of another in a sound season. */
function hints<Kind extends RecordKind>(
  kind: Kind,
  stored: RecordByKind[Kind] | null,
  record: RecordByKind[Kind],
  {
    read = lists,
    fields = Object.keys(record),
  }: { read?: readonly (typeof lists)[number][]; fields?: string[] } = {},
): FormHint[] {
  return formHints(kind, { stored, record }, indexSeason(soundSeason()), {
    fields,
    lists: new Set(read),
  })
}

const sentences = (found: readonly FormHint[]) => found.map(({ sentence }) => sentence)

describe('a record that is about to be saved', () => {
  const game = soundGame()

  it('is not compared with its own stored version', () => {
    const moved = soundGame({ eventName: 'B251010', date: '2025-10-10' })
    expect(hints('game', game, moved)).toEqual([])
    const renamed = soundGame({ eventName: 'B251009-2' })
    expect(sentences(hints('game', game, renamed)).join()).not.toContain('same game')
    // The same, new: the stored one is another.
    expect(sentences(hints('game', null, renamed)).join()).toContain(
      'B251009-2 and B251009 are the same game',
    )
    const location = soundLocation()
    expect(hints('pricing location', location, location)).toEqual([])
    expect(sentences(hints('pricing location', null, { ...location, id: -1 }))).toContain(
      '5 Game Plan, Loge Center is listed twice in its plan.',
    )
    expect(hints('rep', soundRep(), soundRep({ name: 'Zoe Nunez' }))).toEqual([])
    const plan = soundCombinedPlan()
    expect(hints('combined plan', plan, { ...plan, code: 'p26hb' })).toEqual([])
  })

  it('speaks of fields of the form alone, and of no list that could not be read', () => {
    const alone = soundRep({
      id: -1,
      name: 'Kim Lee',
      email: 'kim@example.com',
      pricingLocationIds: [],
    })
    expect(sentences(hints('rep', null, alone))).toEqual([
      'Kim Lee isn’t in any pricing plan, so pricing sheets with this name say ‘Not Assigned’.',
    ])
    expect(hints('rep', null, alone, { fields: ['name', 'email', 'phone'] })).toEqual([])
    expect(hints('rep', null, alone, { read: ['reps'] })).toEqual([])
  })

  it('is checked as the whole season is with it', () => {
    const games = [
      game,
      soundGame({
        eventName: 'B251011',
        eventIds: [2],
        date: '2025-10-11',
        team: 'Bruins vs. Utah Mammoth',
      }),
      soundGame({
        eventName: 'B251013',
        eventIds: [3],
        date: '2025-10-13',
        team: 'Bruins vs. Kings',
      }),
    ]
    const days = ['2025-10-09', '2025-10-11', '2025-06-01', '']
    const changed = games.flatMap((stored) =>
      games.flatMap(({ eventName, team }) =>
        days.map((date) => [stored, { ...stored, eventName, team, date }] as const),
      ),
    )
    const spoken = new Set(Object.keys(gameRules).filter((rule) => gameRules[rule]?.form))
    for (const [stored, record] of changed) {
      const then = season({ games: games.map((one) => (one === stored ? record : one)) })
      const found = checkSeason(indexSeason(then), ['game']).filter(
        ({ rule, key }) => spoken.has(rule) && key === `${record.eventName} ${record.date}`,
      )
      const said = formHints('game', { stored, record }, indexSeason(season({ games })), {
        fields: Object.keys(record),
        lists: new Set(lists),
      })
      expect(sentences(said).toSorted()).toEqual(
        [...new Set(found.map(({ sentence }) => sentence))].toSorted(),
      )
    }
  })
})
