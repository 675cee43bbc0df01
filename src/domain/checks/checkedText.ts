import { type TeamKey, teams } from '../../content/teams'
import { isCupWeekCode } from '../games/cupWeek'
import { type Game, teamOfCode } from '../games/game'
import { type GameText, MAX_GAME_TEXT_LENGTH, readGameText } from '../games/gameText'
import { findOpponent } from '../games/opponents'

/** What the rules read from a game's code and text. */
export interface CheckedText extends GameText {
  /** The team that the text names, regardless of the code. */
  teamInText: TeamKey | null
  /** A cup game whose opponent is not drawn yet. It needs no opponent, time or price. */
  isUndrawnCupGame: boolean
  isOpponentKnown: boolean
  /**
   * Whether the text has the form `Bruins vs. Blackhawks`, with any marks that sheets know before
   * or after it.
   */
  hasUsualForm: boolean
}

/**
 * Marks, the home team, `vs.`, the opponent, and marks again, also that of a cup's group phase. The
 * marks are those of `opponentChoices.ts`, in capitals only.
 */
const USUAL_FORM_PATTERN =
  /^(?:(?:PRESEASON|NBA CUP)[\s:–-]*)*[\p{L} .]+ vs\. [\p{L}\p{N}][^*]*?(?:\s*\*\s?(?:NBA CUP )?GP)?(?:[\s–(-]*(?:PRESEASON|NBA CUP)\)?)*$/u

function hasUsualForm(text: string, team: TeamKey | null): boolean {
  const trimmed = text.trim()
  const hasTeam = team !== null && trimmed.includes(teams[team].name)
  return hasTeam && trimmed.length <= MAX_GAME_TEXT_LENGTH && USUAL_FORM_PATTERN.test(trimmed)
}

function checkedText(game: Pick<Game, 'eventName' | 'team'>): CheckedText {
  const text = readGameText(game)
  return {
    ...text,
    // Without a code, because a code decides the team before the text does.
    teamInText: readGameText({ eventName: '', team: game.team }).team,
    isUndrawnCupGame: text.cup === 'potential' && text.opponent === '',
    isOpponentKnown: findOpponent(text.team, text.opponent) !== null,
    hasUsualForm: hasUsualForm(game.team, text.team),
  }
}

/**
 * Creates a memoized reader, because many games have the same text. A result depends only on the
 * text, the code's team and whether the code is a cup day's.
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
