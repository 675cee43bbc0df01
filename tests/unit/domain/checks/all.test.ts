import { describe, expect, it } from 'vitest'
import { checkSeason, checkSeasonInParts } from '../../../../src/domain/checks/checkSeason'
import { indexSeason } from '../../../../src/domain/checks/seasonIndex'
import { season, soundCombinedPlan, soundGame, soundSeason } from './season'

describe('all rules', () => {
  it('say nothing of a sound season', () => {
    expect(checkSeason(indexSeason(soundSeason()))).toEqual([])
  })

  it('come to the same in parts, of 250 records at most', () => {
    const games = Array.from({ length: 700 }, (_, index) =>
      soundGame({ eventName: `B25-${index}`, team: 'Bruins vs. Blackhwaks' }),
    )
    const season = indexSeason({ ...soundSeason(), games })
    const work = checkSeasonInParts(season, ['game'])
    let pauses = 0
    let step = work.next()
    for (; !step.done; step = work.next()) pauses += 1
    expect(step.value).toEqual(checkSeason(season, ['game']))
    expect(new Set(step.value?.map(({ key }) => key)).size).toBe(700)
    expect(pauses).toBe(3)
  })

  it('name the public pages on which a customer meets it, and put the worst first', () => {
    const records = {
      ...soundSeason(),
      games: [soundGame({ team: 'Bruins vs. Blackhwaks', time: '' })],
      combinedPlans: [soundCombinedPlan({ title: '' })],
    }
    const found = checkSeason(indexSeason(records))
    expect(found.map(({ id, severity }) => [severity, id])).toEqual([
      ['error', 'game/opponent/B251009 2025-10-09'],
      ['warning', 'game/time/B251009 2025-10-09'],
      ['warning', 'combined plan/no-title/P26HB'],
    ])
    const pages = [
      '/bgs/calendar/p26hb',
      '/bgs/calendar/pricing-sheet/p26hb',
      '/bgs/package/p26hb',
      '/bgs/package/p26hb/text',
    ]
    expect(found.map((finding) => finding.where.pages)).toEqual([pages, pages, pages])
  })

  it.each(['__proto__', 'constructor', 'א'.repeat(200), '', ' ', ','])(
    'read names like %j',
    (name) => {
      const found = checkSeason(
        indexSeason(
          season({
            games: [soundGame({ eventName: name || 'B', team: name, plans: [name], date: name })],
            plans: [{ name, eventNames: [name] }],
            combinedPlans: [soundCombinedPlan({ code: name || 'P', originalPlans: [name, name] })],
          }),
        ),
      )
      expect(new Set(found.map(({ kind }) => kind))).toContain('game')
    },
  )
})
