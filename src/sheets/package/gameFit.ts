import { floorToTenth, lineCount, sizesDown, textWidth } from '../kit/fit/textWidth'
import type { PackageGame } from './packageContent'
import { eventText, weightOf } from './packageLines'
import {
  gaps,
  highRow,
  metaLineHeight,
  nameLineHeight,
  type RowFit,
  shortestDots,
  smallestName,
  usualTime,
} from './rowFit'

/*
 * How one game is set in a row of the list. `name` is its opponent as printed, behind the home team's
 * name where the list does not say whose games these are. Lengths are points.
 */

/** How one game is set on its line: the widths of its time and its name, and where its event is. */
export function fitOnLine(game: PackageGame, name: string, fit: RowFit) {
  const usualTimeWidth = usualTime * fit.timeFont
  const timeWidth = Math.max(usualTimeWidth, textWidth(game.time, 500) * fit.metaFont + 1)
  const space = fit.textWidth - timeWidth
  const eventWidth = textWidth(eventText(game), 700) * fit.metaFont
  const isEventBeside = textWidth(name, weightOf(game)) * fit.matchFont + eventWidth + gaps <= space
  const isLine = fit.layout === 'line'
  const isLongTime = timeWidth > usualTimeWidth
  // Beside the day of a high row there is space for an event, unless the hour is words.
  const mayBeBelow = isLine || (isLongTime && fit.rowHeight >= highRow)
  const isEventBelow = eventWidth > 0 && !isEventBeside && mayBeBelow
  // Without a time, the name's second line has the whole width.
  const nameWidth = isLine && !(isEventBelow && game.time === '') ? space : fit.textWidth
  return { timeWidth, nameWidth, isEventBelow, isLongTime }
}

/** Whether dots lead from this opponent to its time: not where they would be short. */
export function hasDots(game: PackageGame, name: string, fit: RowFit): boolean {
  if (!fit.hasDots) return false
  const width = textWidth(name, weightOf(game)) * nameSize(game, name, fit)
  return fitOnLine(game, name, fit).nameWidth - width >= shortestDots
}

/**
 * Whether name and time are beside each other, each on one line at the row's own size. Else the name
 * takes the whole width, and the time is above the name.
 */
export function isBesideTime(game: PackageGame, name: string, fit: RowFit): boolean {
  // In three lines few names would leave space for it, and all times must be at one height.
  if (fit.layout === 'three') return false
  const weight = weightOf(game)
  const timeWidth = textWidth(game.time, weight)
  const space = fit.textWidth - timeWidth * fit.timeFont - gaps
  return timeWidth <= usualTime && textWidth(name, weight) * fit.matchFont <= space
}

/** Lines of a row beside those of the name: the day, and the time above or below it. */
const otherLines: Record<RowFit['layout'], number> = { line: 0, wide: 1, two: 1, three: 2 }

/**
 * Font size of an opponent's name: the row's own, or the largest at which the name fits on the lines
 * that the row has space for; never under 7pt.
 */
export function nameSize(game: PackageGame, name: string, fit: RowFit): number {
  const { matchFont, metaFont, layout, rowHeight } = fit
  const { nameWidth, isEventBelow } = fitOnLine(game, name, fit)
  const isBelow = isEventBelow && layout !== 'three'
  const metaLines = otherLines[layout] + (isBelow ? 1 : 0)
  // High rows keep some space where a name fills them.
  const height =
    Math.min(rowHeight - 1, rowHeight * 0.9 + 3) - metaLines * metaFont * metaLineHeight
  const fits = (size: number) => {
    const lines = lineCount(name, nameWidth / size, weightOf(game))
    return lines === 1 || lines * size * nameLineHeight <= height
  }
  return floorToTenth(sizesDown(matchFont, smallestName, 0.2).find(fits) ?? smallestName)
}
