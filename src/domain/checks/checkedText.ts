import { type TeamKey, teams } from '../../content/teams'
import { isCupWeekCode } from '../games/cupWeek'
import { type Game, teamOfCode } from '../games/game'
import { type GameText, longestGameText, readGameText } from '../games/gameText'
import { findOpponent } from '../games/opponents'

/** The content of a game's code and text, as the rules read it. */
export interface CheckedText extends GameText {
  /** The team that the text names, whatever the code. */
  teamInText: TeamKey | null
  /** A cup game whose opponent is not drawn yet: it needs no opponent, hour or price. */
  isUndrawnCupGame: boolean
  isOpponentKnown: boolean
  /** `Bruins vs. Blackhawks`, with the marks that sheets know before or after it. */
  isOfForm: boolean
}

const USUAL_FORM =
  /^(?:(?:PRESEASON|NBA CUP)[\s:–-]*)*[\p{L} .]+ vs\. [\p{L}\p{N}][^*]*?(?:\s*\*\s?(?:NBA CUP )?GP)?(?:[\s–(-]*(?:PRESEASON|NBA CUP)\)?)*$/u

function isOfForm(text: string, team: TeamKey | null): boolean {
  const trimmed = text.trim()
  const hasTeam = team !== null && trimmed.includes(teams[team].name)
  return hasTeam && trimmed.length <= longestGameText && USUAL_FORM.test(trimmed)
}

function checkedText(game: Pick<Game, 'eventName' | 'team'>): CheckedText {
  const text = readGameText(game)
  return {
    ...text,
    teamInText: readGameText({ eventName: '', team: game.team }).team,
    isUndrawnCupGame: text.cup === 'potential' && text.opponent === '',
    isOpponentKnown: findOpponent(text.team, text.opponent) !== null,
    isOfForm: isOfForm(game.team, text.team),
  }
}

/**
 * A memoized reader, because many games have the same text. It depends only on a code's team and on whether
 * the code is a cup day's.
 */
export function createTextReader(): (game: Pick<Game, 'eventName' | 'team'>) => CheckedText {
  const texts = new Map<string, CheckedText>()
  return (game) => {
    const code = game.eventName.trim()
    const key = `${teamOfCode(code)} ${isCupWeekCode(code)} ${game.team}`
    const text = texts.get(key) ?? checkedText(game)
    texts.set(key, text)
    return text
  }
}
