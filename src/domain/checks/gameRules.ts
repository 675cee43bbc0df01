import { type TeamKey, teams } from '../../content/teams'
import { type GameText, longestGameText, readGameText } from '../games/gameText'
import { findOpponent } from '../games/opponents'
import { teamOfCode } from '../games/team'
import { withSign } from '../money'
import { type Day, dateText, dayKey, minutesOfDay, readDay, timeText } from '../time/wallClock'
import type { Rule } from './finding'
import { codeTwice, twiceADay, twoCodes } from './sameGameRules'
import { codeKey } from './season'

type GameRule = Rule<'game'>

/** A cup game nobody is drawn for yet: no opponent, no hour and no price is what is true of it. */
const isOpenCup = ({ cup, opponent }: GameText) => cup === 'potential' && opponent === ''

const codePattern = /^[A-Z](\d{2})(\d{2})(\d{2})$/

/** The day that a code names, `B251009` → Oct 9, 2025; null for a code of another form. @forTests */
export function dayOfCode(code: string): Day | null {
  const [, year, month, day] = codePattern.exec(codeKey(code)) ?? []
  return year === undefined ? null : readDay(`20${year}-${month}-${day}`)
}

const codeAndDate: GameRule = {
  name: 'code-and-date',
  severity: 'wrong',
  check({ eventName, date }) {
    const [coded, day] = [dayOfCode(eventName), readDay(date)]
    if (coded === null || day === null || dayKey(coded) === dayKey(day)) return undefined
    return `${eventName} names ${dateText(dayKey(coded))}, but its date is ${dateText(date)}.`
  },
}

const codeAndTeam: GameRule = {
  name: 'code-and-team',
  severity: 'wrong',
  check({ eventName, team }) {
    const coded = teamOfCode(eventName)
    const written = readGameText({ eventName: '', team }).team
    if (coded === null || written === null || coded === written) return undefined
    return `${eventName} is a code of the ${teams[coded].name}, but its text is '${team}'.`
  },
}

const opponent: GameRule = {
  name: 'opponent',
  severity: 'wrong',
  check(game, { textOf }) {
    const text = textOf(game)
    if (isOpenCup(text) || findOpponent(text.team, text.opponent)) return undefined
    return text.opponent === ''
      ? `${game.eventName} names no opponent ('${game.team}'): sheets print X.`
      : `${game.eventName}: '${text.opponent}' is no known opponent: sheets print X.`
  },
}

const noPrice: GameRule = {
  name: 'no-price',
  severity: 'wrong',
  check(game, { prices, textOf }) {
    if (prices.has(codeKey(game.eventName)) || isOpenCup(textOf(game))) return undefined
    return `${game.eventName} has no price in the season’s table: calendars print xx.`
  },
}

const rowPrices: GameRule = {
  name: 'row-prices',
  severity: 'wrong',
  check({ eventName }, { prices }) {
    const entry = prices.get(codeKey(eventName))
    if (!entry || !(Number(entry.b) > Number(entry.a))) return undefined
    return `${eventName}: Row B (${withSign(entry.b)}) costs more than Row A (${withSign(entry.a)}).`
  },
}

const earliest = 10 * 60
const latest = 22 * 60 + 30

const time: GameRule = {
  name: 'time',
  severity: 'doubtful',
  check(game, { textOf }) {
    if (isOpenCup(textOf(game))) return undefined
    const minutes = minutesOfDay(game.time)
    if (minutes === 0 || game.time.trim() === '') return `${game.eventName} has no start time.`
    if (minutes === null) return `${game.eventName}: '${game.time}' is no start time.`
    if (minutes >= earliest && minutes <= latest) return undefined
    return `${game.eventName} starts at ${timeText(game.time)}.`
  },
}

const noDate: GameRule = {
  name: 'no-date',
  severity: 'doubtful',
  check({ eventName, date }) {
    if (readDay(date)) return undefined
    return date.trim() === ''
      ? `${eventName} has no date: sheets list it apart.`
      : `${eventName}: '${date}' is no date: sheets list it apart.`
  },
}

const outOfSeason: GameRule = {
  name: 'out-of-season',
  severity: 'wrong',
  check({ eventName, date }) {
    const day = readDay(date)
    if (!day || day.month >= 9 || day.month <= 4) return undefined
    return `${eventName} is on ${dateText(date)}: no calendar shows May to August.`
  },
}

/** `Bruins vs. Blackhawks`, with the marks that sheets know before or behind it. */
const form =
  /^(?:(?:PRESEASON|NBA CUP)[\s:–-]*)*[\p{L} .]+ vs\. [\p{L}\p{N}][^*]*?(?:\s*\*\s?(?:NBA CUP )?GP)?(?:[\s–(-]*(?:PRESEASON|NBA CUP)\)?)*$/u

const textForm: GameRule = {
  name: 'text-form',
  severity: 'doubtful',
  check(game, { textOf }) {
    if (isOpenCup(textOf(game))) return undefined
    const name = textOf(game).team
    const written = game.team.trim()
    const begins = name !== null && written.includes(teams[name].name)
    if (begins && written.length <= longestGameText && form.test(written)) return undefined
    const example = name === null ? 'Bruins vs. Blackhawks' : exampleText(name)
    return `${game.eventName}: '${game.team}' is not of the form '${example}'.`
  },
}

/** `Bruins vs. Chicago Blackhawks`. */
const exampleText = (team: TeamKey) => `${teams[team].name} vs. ${teams[team].exampleOpponent}`

const inNoPlan: GameRule = {
  name: 'in-no-plan',
  severity: 'to know',
  check({ eventName, plans }, { plansByGame }) {
    if (plans.length > 0 || plansByGame.has(codeKey(eventName))) return undefined
    return `${eventName} is in no plan: no customer sees it.`
  },
}

/** What can be amiss with one game. */
export const gameRules: readonly GameRule[] = [
  codeAndDate,
  codeAndTeam,
  opponent,
  noPrice,
  rowPrices,
  outOfSeason,
  twoCodes,
  codeTwice,
  time,
  noDate,
  textForm,
  twiceADay,
  inNoPlan,
]
