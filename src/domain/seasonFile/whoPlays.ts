import { teamOfCode } from '../games/team'
import type { Field } from './columnHeads'
import { clubOf, homeTeam, readFixture, teamOfOpponent } from './fixtureText'
import { isGameText, markOf, readMark } from './gameMark'
import { folded, isOpen, plainText } from './plainText'
import type { ReadRules } from './readRules'

const isAwayWord = (text: string) => /^(?:a|away|road|at|@)$/i.test(text.trim())
const isHomeWord = (text: string) => /^(?:h|home|vs\.?)$/i.test(text.trim())

/** Who plays, where, and what it counts for. */
export function whoPlays(cells: Record<Field, string>, { team: asked, aliases }: ReadRules) {
  const fixture = readFixture(cells.game)
  const home = plainText(cells.home)
  const named = home === '' || isHomeWord(home) ? undefined : homeTeam(home)
  // Only games at home have such a code.
  const coded = /^[a-z]\d{6}/i.test(cells.code.trim()) ? teamOfCode(cells.code) : null
  const isElsewhere = home !== '' && !isHomeWord(home) && named === undefined
  const isAway = coded === null && (fixture.isAway || isAwayWord(home) || isElsewhere)
  const opponent = opponentIn(cells, fixture.opponent, aliases)
  const told = opponent === null ? null : teamOfOpponent(opponent)
  // Three letters or a city are of one league by accident: what a person said comes before them.
  const one = told && opponent !== null ? clubOf(told, opponent) : null
  const isVague = one !== null && [one.code, one.city].map(folded).includes(folded(opponent ?? ''))
  const team =
    coded ??
    (named === 'either' || named === undefined ? null : named) ??
    fixture.team ??
    (isVague ? (asked ?? told) : told) ??
    asked
  const club = opponent === null ? null : clubOf(team, opponent)
  const text = plainText(cells.game)
  const isText = team !== null && isGameText(team, text) && opponent === fixture.opponent
  const mark = readMark(cells.marker) ?? markOf(cells.game)
  return { team, opponent, club, text: isText ? text : null, mark, isAway }
}

function opponentIn(
  { city, game }: Record<Field, string>,
  named: string,
  aliases: ReadRules['aliases'],
): string | null {
  if (game.trim() === '' && city.trim() === '') return null
  const isWithCity = city.trim() === '' || folded(named).startsWith(folded(city))
  const opponent = isWithCity ? named : plainText(`${city} ${named}`)
  if (isOpen(named) || /^potential (?:home )?game$/i.test(named)) return ''
  const key = folded(opponent)
  return (Object.hasOwn(aliases, key) ? aliases[key] : undefined) ?? opponent
}
