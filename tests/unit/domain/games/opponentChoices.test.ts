import { describe, expect, it } from 'vitest'
import { teamKeys } from '../../../../src/content/teams'
import { readGameText } from '../../../../src/domain/games/gameText'
import { opponentChoices, withMarksOf } from '../../../../src/domain/games/opponentChoices'
import { findOpponent } from '../../../../src/domain/games/opponents'

const texts = (typed: string) => opponentChoices('bruins', typed).map(({ text }) => text)

describe('the opponents to choose from', () => {
  it.each(teamKeys)('are all known ones of the %s, in a text that sheets read', (team) => {
    const all = opponentChoices(team, '')
    expect(all.length).toBeGreaterThan(28)
    for (const { text } of all) {
      const read = readGameText({ eventName: '', team: text })
      expect(read.team).toBe(team)
      expect(findOpponent(team, read.opponent)).not.toBeNull()
    }
  })

  it.each([
    ['hawks', []],
    ['black', ['Bruins vs. Chicago Blackhawks']],
    ['PRESEASON Bruins vs. new isl', ['Bruins vs. New York Islanders']],
    ['Bruins vs. habs', ['Bruins vs. Montreal Canadiens']],
    ['Bruins vs. st. lo', ['Bruins vs. St. Louis Blues']],
  ])('of %j are those with names that begin so', (typed, found) => {
    expect(texts(typed)).toEqual(found)
  })

  it('are all of them again once one is chosen', () => {
    expect(texts('PRESEASON Bruins vs. Utah Mammoth *GP')).toEqual(texts(''))
  })

  it.each([
    ['', 'Bruins vs. Kings'],
    ['bru', 'Bruins vs. Kings'],
    ['PRESEASON Bruins vs. Ki', 'PRESEASON Bruins vs. Kings'],
    ['PRESEASON', 'PRESEASON Bruins vs. Kings'],
    ['Celtics vs. Nets *GP', 'Bruins vs. Kings *GP'],
    ['NBA CUP Celtics vs. TBD', 'NBA CUP Bruins vs. Kings'],
    ['Bruins vs. Utah - PRESEASON', 'Bruins vs. Kings - PRESEASON'],
  ])('chosen over %j keep its marks', (typed, text) => {
    expect(withMarksOf(typed, 'Bruins vs. Kings')).toBe(text)
  })
})
