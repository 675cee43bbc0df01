import { floorToTenth, lineCount, sizesDown, textWidth } from '../kit/fit/textWidth'
import type { PackageGame } from './packageContent'
import { eventText, weightOf } from './packageLines'
import {
  DETAIL_LINE,
  MIN_DOTS,
  MIN_HIGH_ROW,
  MIN_NAME_FONT,
  NAME_LINE,
  PART_GAP,
  type RowFit,
  USUAL_TIME_WIDTH,
} from './rowFit'

/*
 * The layout of one game in a row of the list. `name` is its opponent as printed, after the home team's name if the
 * list does not name the team. Lengths are in points.
 */

/** The sizes of a game in its row, and where its time and event are. */
export function fitGame(game: PackageGame, name: string, fit: RowFit) {
  const line = fitOnLine(game, name, fit)
  const nameFont = fitName(game, name, fit, line)
  const freeWidth = line.nameWidth - textWidth(name, weightOf(game)) * nameFont
  return {
    ...line,
    nameFont,
    isBesideTime: isBesideTime(game, name, fit),
    /** Whether dots lead from the opponent to its time. Not if they would be short. */
    hasDots: fit.hasDots && freeWidth >= MIN_DOTS,
  }
}

/** The layout of a game on its line: the widths of its time and name, and the place of its event. */
function fitOnLine(game: PackageGame, name: string, fit: RowFit) {
  const timeColumnWidth = fit.timeWidth * fit.timeFont
  const timeWidth = Math.max(timeColumnWidth, textWidth(game.time, 500) * fit.detailFont + 1)
  const space = fit.gameWidth - timeWidth
  const eventWidth = textWidth(eventText(game), 700) * fit.detailFont
  const isEventBeside =
    textWidth(name, weightOf(game)) * fit.opponentFont + eventWidth + PART_GAP <= space
  const isLine = fit.layout === 'line'
  const isLongTime = timeWidth > timeColumnWidth
  // A high row has space for an event beside the day, unless the time is words.
  const mayBeBelow = isLine || (isLongTime && fit.rowHeight >= MIN_HIGH_ROW)
  const isEventBelow = eventWidth > 0 && !isEventBeside && mayBeBelow
  // Without a time, the name can use the whole width.
  const nameWidth = isLine && !(isEventBelow && game.time === '') ? space : fit.gameWidth
  return { timeWidth, nameWidth, isEventBelow, isLongTime }
}

type LineFit = ReturnType<typeof fitOnLine>

/**
 * Whether name and time are side by side, each on one line at the row's font size. Otherwise the name takes the whole
 * width, with the time above it.
 */
function isBesideTime(game: PackageGame, name: string, fit: RowFit): boolean {
  // On three lines, few names leave space for the time, and all times must have the same position.
  if (fit.layout === 'three') return false
  const weight = weightOf(game)
  const timeWidth = textWidth(game.time, weight)
  const space = fit.gameWidth - timeWidth * fit.timeFont - PART_GAP
  return timeWidth <= USUAL_TIME_WIDTH && textWidth(name, weight) * fit.opponentFont <= space
}

/** The number of lines in a row besides the name: the day, and the time above or below it. */
const OTHER_LINES: Record<RowFit['layout'], number> = { line: 0, wide: 1, two: 1, three: 2 }

/**
 * Font size of an opponent's name: the row's font size, or the largest one at which the name fits the row. Never
 * below 7pt.
 */
function fitName(game: PackageGame, name: string, fit: RowFit, line: LineFit): number {
  const { opponentFont, detailFont, layout, rowHeight } = fit
  const { nameWidth, isEventBelow } = line
  const detailLines = OTHER_LINES[layout] + (isEventBelow && layout !== 'three' ? 1 : 0)
  // High rows keep some free space even if a name fills them.
  const height =
    Math.min(rowHeight - 1, rowHeight * 0.9 + 3) - detailLines * detailFont * DETAIL_LINE
  const fits = (size: number) => {
    const lines = lineCount(name, nameWidth / size, weightOf(game))
    return lines === 1 || lines * size * NAME_LINE <= height
  }
  return floorToTenth(sizesDown(opponentFont, MIN_NAME_FONT, 0.2).find(fits) ?? MIN_NAME_FONT)
}
