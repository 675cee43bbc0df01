import type { Rep } from '../../../domain/rep'
import { heightIn, linesIn, type PaperType } from './paperText'
import { portraitWidth } from './portrait'
import { textWidth } from './textWidth'

/* The sizes of RepCard.module.css, in points. */
const sides = 26
const lead = 34
const between = 14
const nameType: PaperType = { size: 15, line: 18.75, weight: 700 }
const wayType: PaperType = { size: 11, line: 13.75, weight: 500 }

/** What a rep's card takes on paper, in points; `scale` is how much larger than usual it is set. */
export function repCardHeight(
  { name, phone, email }: Pick<Rep, 'name' | 'phone' | 'email'>,
  scale = 1,
): number {
  const room = portraitWidth / scale - sides
  const width = (text: string, { size, weight }: PaperType) => textWidth(text, weight) * size
  const ways = [phone, email].filter(Boolean)
  const waysWidth = ways.reduce((sum, way) => sum + between + width(way, wayType), 0) - between
  const isOneLine = width(name, nameType) + between + waysWidth < room
  if (isOneLine) return scale * (lead + nameType.line)

  const wayLines =
    waysWidth < room
      ? Math.min(ways.length, 1)
      : ways.reduce((sum, way) => sum + linesIn(room, way, wayType), 0)
  return scale * (lead + heightIn(room, name, nameType) + wayLines * (wayType.line + 2))
}
