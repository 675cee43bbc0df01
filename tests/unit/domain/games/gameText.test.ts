import { describe, expect, it, test } from 'vitest'
import { leagues } from '../../../../src/content/leagues'
import { readGameText } from '../../../../src/domain/games/gameText'
import { opponentAbbreviation } from '../../../../src/domain/games/opponents'

const read = (eventName: string, team: string) => {
  const { team: home, opponent, isPreseason, cup } = readGameText({ eventName, team })
  return [home, opponent, isPreseason ? 'PRE' : '', cup]
}

test.each([
  ['B251009', 'Bruins vs. Chicago Blackhawks', 'bruins', 'Chicago Blackhawks', '', null],
  ['B250921', 'PRESEASON Bruins vs. Capitals', 'bruins', 'Capitals', 'PRE', null],
  ['C251121', 'Celtics vs. Brooklyn Nets *GP', 'celtics', 'Brooklyn Nets', '', 'group'],
  ['C251121', 'NBA CUP Celtics vs. Nets *GP', 'celtics', 'Nets', '', 'group'],
  ['C251121', 'Celtics vs. Nets * NBA CUP GP', 'celtics', 'Nets', '', 'group'],
  ['C251208', 'NBA CUP', 'celtics', '', '', 'potential'],
  ['C251208', 'Celtics vs. TBD', 'celtics', '', '', 'potential'],
  ['C251208', 'NBA CUP Celtics vs. T.B.A.', 'celtics', '', '', 'potential'],
  ['B251009', 'Bruins vs. To Be Determined', 'bruins', '', '', null],
  ['B251009', 'Bruins vs. TBA All-Stars', 'bruins', 'TBA All-Stars', '', null],
  ['C251301', 'nba cup vs pistons', 'celtics', 'pistons', '', 'potential'],
  ['c251022', 'Celtics VS. 76ers', 'celtics', '76ers', '', null],
  ['X1', 'Boston Celtics vs. Bruins fans', 'celtics', 'Bruins fans', '', null],
  ['X1', 'Concert', null, 'Concert', '', null],
  ['B1', '', 'bruins', '', '', null],
])('%s %j is read', (code, text, ...expected) => {
  expect(read(code, text)).toEqual(expected)
})

describe('opponentAbbreviation', () => {
  test.each([
    ['bruins', 'Kings', 'LAK'],
    ['celtics', 'Kings', 'SAC'],
    ['bruins', 'montréal canadiens', 'MTL'],
    ['bruins', 'Utah Hockey Club', 'UTA'],
    ['celtics', 'L.A. Clippers', 'LAC'],
    ['celtics', 'Blackhawks', 'X'],
    ['bruins', '__proto__', 'X'],
    ['bruins', '', 'X'],
  ] as const)('%s against %j: %s', (team, name, code) => {
    expect(opponentAbbreviation(team, name)).toBe(code)
  })

  it('is unknown without a home team', () => {
    expect(opponentAbbreviation(null, 'Kings')).toBe('X')
  })

  it('finds every club by nickname, by full name and by each alias', () => {
    for (const [home, league] of [
      ['bruins', leagues.nhl],
      ['celtics', leagues.nba],
    ] as const) {
      for (const { code, city, nickname, aliases } of league) {
        for (const name of [nickname, `${city} ${nickname}`, nickname.toUpperCase(), ...aliases]) {
          expect([name, opponentAbbreviation(home, name)]).toEqual([name, code])
        }
      }
    }
    expect([leagues.nhl.length, leagues.nba.length]).toEqual([32, 30])
  })
})
