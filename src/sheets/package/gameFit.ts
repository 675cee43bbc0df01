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

/** The layout of a game on its line: the widths of its time and name, and the place of its event. */
export function fitOnLine(game: PackageGame, name: string, fit: RowFit) {
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

/** Whether dots lead from this opponent to its time. Not if they would be short. */
export function hasDots(game: PackageGame, name: string, fit: RowFit): boolean {
  if (!fit.hasDots) return false
  const width = textWidth(name, weightOf(game)) * nameSize(game, name, fit)
  return fitOnLine(game, name, fit).nameWidth - width >= MIN_DOTS
}

/**
 * Whether name and time are side by side, each on one line at the row's font size. Otherwise the name takes the whole
 * width, with the time above it.
 */
export function isBesideTime(game: PackageGame, name: string, fit: RowFit): boolean {
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
export function nameSize(game: PackageGame, name: string, fit: RowFit): number {
  const { opponentFont, detailFont, layout, rowHeight } = fit
  const { nameWidth, isEventBelow } = fitOnLine(game, name, fit)
  const isBelow = isEventBelow && layout !== 'three'
  const detailLines = OTHER_LINES[layout] + (isBelow ? 1 : 0)
  // High rows keep some free space even if a name fills them.
  const height =
    Math.min(rowHeight - 1, rowHeight * 0.9 + 3) - detailLines * detailFont * DETAIL_LINE
  const fits = (size: number) => {
    const lines = lineCount(name, nameWidth / size, weightOf(game))
    return lines === 1 || lines * size * NAME_LINE <= height
  }
  return floorToTenth(sizesDown(opponentFont, MIN_NAME_FONT, 0.2).find(fits) ?? MIN_NAME_FONT)
}
