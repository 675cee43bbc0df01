import type { Rep } from '../../../domain/rep'
import { lineCount } from './lineCount'
import { portraitWidth } from './portrait'
import { textWidth, type Weight } from './textWidth'

/* The sizes of RepCard.module.css, in points. */
const sides = 26
const lead = 34
const lineHeight = 1.25
const between = 14
const nameSize = 15
const waySize = 11

/** What a rep's card takes on paper, in points; `scale` is how much larger than usual it is set. */
export function repCardHeight(
  { name, phone, email }: Pick<Rep, 'name' | 'phone' | 'email'>,
  scale = 1,
): number {
  const room = portraitWidth / scale - sides
  const width = (text: string, size: number, weight: Weight) => textWidth(text, weight) * size
  const ways = [phone, email].filter(Boolean)
  const waysWidth = ways.reduce((sum, way) => sum + between + width(way, waySize, 500), 0) - between
  const isOneLine = width(name, nameSize, 700) + between + waysWidth < room
  if (isOneLine) return scale * (lead + nameSize * lineHeight)

  const nameLines = lineCount(name, room / nameSize, 700)
  const wayLines =
    waysWidth < room
      ? Math.min(ways.length, 1)
      : ways.reduce((sum, way) => sum + lineCount(way, room / waySize, 500), 0)
  return scale * (lead + (nameLines * nameSize + wayLines * waySize) * lineHeight + 2 * wayLines)
}
