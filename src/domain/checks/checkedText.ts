import { type TeamKey, teams } from '../../content/teams'
import { isCupWeekCode } from '../games/cupWeek'
import type { Game } from '../games/game'
import { teamOfCode } from '../games/gameCode'
import { type GameText, longestGameText, readGameText } from '../games/gameText'
import { findOpponent } from '../games/opponents'

/** What a game's code and text say, and what the rules make of it. */
export interface CheckedText extends GameText {
  /** The team that the text names, whatever the code says. */
  written: TeamKey | null
  /** A cup game nobody is drawn for yet: no opponent, no hour and no price is what is true of it. */
  isOpenCup: boolean
  isOpponentKnown: boolean
  /** `Bruins vs. Blackhawks`, with the marks that sheets know before or behind it. */
  isOfForm: boolean
}

const form =
  /^(?:(?:PRESEASON|NBA CUP)[\s:–-]*)*[\p{L} .]+ vs\. [\p{L}\p{N}][^*]*?(?:\s*\*\s?(?:NBA CUP )?GP)?(?:[\s–(-]*(?:PRESEASON|NBA CUP)\)?)*$/u

function isOfForm(text: string, team: TeamKey | null): boolean {
  const written = text.trim()
  const begins = team !== null && written.includes(teams[team].name)
  return begins && written.length <= longestGameText && form.test(written)
}

function checkedText(game: Pick<Game, 'eventName' | 'team'>): CheckedText {
  const text = readGameText(game)
  return {
    ...text,
    written: readGameText({ eventName: '', team: game.team }).team,
    isOpenCup: text.cup === 'potential' && text.opponent === '',
    isOpponentKnown: findOpponent(text.team, text.opponent) !== null,
    isOfForm: isOfForm(game.team, text.team),
  }
}

/**
 * Reads each text once, however many games have it: a season repeats 'Bruins vs. Sabres' often, and
 * of a code only its team counts here and whether it is a cup day's.
 */
export function textReader(): (game: Pick<Game, 'eventName' | 'team'>) => CheckedText {
  const texts = new Map<string, CheckedText>()
  return (game) => {
    const code = game.eventName.trim()
    const key = `${teamOfCode(code)} ${isCupWeekCode(code)} ${game.team}`
    const text = texts.get(key) ?? checkedText(game)
    texts.set(key, text)
    return text
  }
}
