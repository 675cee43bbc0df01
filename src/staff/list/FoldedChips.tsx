import type { ReactNode } from 'react'
import { Chips } from '../../ui/Chips'
import styles from './FoldedChips.module.css'

/**
 * As many chips as fit in a line, then '+3', which opens the others in place. The browser's own search
 * finds them, a screen reader reads them, and paper has them.
 * @param room about how many characters fit in a line.
 */
export function FoldedChips({
  room = 26,
  names,
  ...chips
}: Parameters<typeof Chips>[0] & { room?: number }) {
  return (
    <FoldedNames names={names} room={room}>
      {(some) => <Chips {...chips} names={some} />}
    </FoldedNames>
  )
}

interface FoldedNamesProps {
  names: string[]
  room: number
  children: (names: string[]) => ReactNode
}

/** {@link FoldedChips} with chips that the caller renders. */
export function FoldedNames({ names, room, children }: FoldedNamesProps) {
  const count = fittingCount(names, room)
  const others = names.slice(count)
  return (
    <>
      {children(names.slice(0, count))}
      {others.length > 0 && (
        <details className={styles.folded}>
          <summary aria-label={`+${others.length}: ${others.join(', ')}`}>
            <span>{`+${others.length}`}</span>
          </summary>
          {children(others)}
        </details>
      )}
    </>
  )
}

/** Characters that a chip's edges and its gap take. */
const CHIP_EDGES = 3
/** Characters that '+3' takes. */
const MORE = 5

/** How many of the names fit: all or so many that '+3' fits beside them; at least one. */
function fittingCount(names: readonly string[], room: number): number {
  const widths = names.map((name) => name.length + CHIP_EDGES)
  const widthOf = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width, 0)
  if (widthOf(names.length) <= room) return names.length
  const fit = names.findIndex((_, index) => widthOf(index + 1) > room - MORE)
  return Math.max(fit, 1)
}
