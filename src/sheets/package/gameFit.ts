import { lineCount, sizesDown, tenths, textWidth } from '../kit/fit/textWidth'
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
export function lineOf(game: PackageGame, name: string, fit: RowFit) {
  const time = Math.max(usualTime * fit.time, textWidth(game.time, 500) * fit.meta + 1)
  const space = fit.textWidth - time
  const event = textWidth(eventText(game), 700) * fit.meta
  const isBeside = event > 0 && textWidth(name, weightOf(game)) * fit.match + event + gaps <= space
  const isLine = fit.layout === 'line'
  const isLongTime = time > usualTime * fit.time
  // Beside the day of a high row there is space for an event, unless the hour is words.
  const isBelow = event > 0 && !isBeside && (isLine || (isLongTime && fit.rowHeight >= highRow))
  // Without a time, the name's second line has the whole width.
  const width = isLine && !(isBelow && game.time === '') ? space : fit.textWidth
  return { time, width, isBelow, isLongTime }
}

/** Whether dots lead from this opponent to its time: not where they would be short. */
export function hasDots(game: PackageGame, name: string, fit: RowFit): boolean {
  const nameWidth = textWidth(name, weightOf(game)) * nameSize(game, name, fit)
  return fit.hasDots && lineOf(game, name, fit).width - nameWidth >= shortestDots
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
  const space = fit.textWidth - timeWidth * fit.time - gaps
  return timeWidth <= usualTime && textWidth(name, weight) * fit.match <= space
}

/**
 * Font size of an opponent's name: the row's own, or the largest at which the name fits on the lines
 * that the row has space for; never under 7pt.
 */
export function nameSize(game: PackageGame, name: string, fit: RowFit): number {
  const { match, meta, layout, rowHeight } = fit
  const line = lineOf(game, name, fit)
  const otherLines = layout === 'three' ? 2 : Number(layout !== 'line') + Number(line.isBelow)
  // High rows keep some space where a name fills them.
  const height = Math.min(rowHeight - 1, rowHeight * 0.9 + 3) - otherLines * meta * metaLineHeight
  const fits = (size: number) => {
    const lines = lineCount(name, line.width / size, weightOf(game))
    return lines === 1 || lines * size * nameLineHeight <= height
  }
  return tenths(sizesDown(match, smallestName, 0.2).find(fits) ?? smallestName)
}
