import type { ComponentProps, ReactNode } from 'react'
import { Chips } from '../../ui/Chips'
import styles from './cells.module.css'

type FoldedChipsProps = ComponentProps<typeof Chips> & { maxCharacters?: number }

/**
 * As many chips as fit on a line, then '+3', which expands the others. The others are in the
 * document, so that the browser's search finds them and they are printed.
 * @param maxCharacters about how many characters fit on a line.
 */
export function FoldedChips({ maxCharacters = 26, names, ...chips }: FoldedChipsProps) {
  return (
    <FoldedNames names={names} maxCharacters={maxCharacters}>
      {(chipNames) => <Chips {...chips} names={chipNames} />}
    </FoldedNames>
  )
}

interface FoldedNamesProps {
  names: string[]
  maxCharacters: number
  children: (names: string[]) => ReactNode
}

/** {@link FoldedChips} with chips rendered by the caller. */
export function FoldedNames({ names, maxCharacters, children }: FoldedNamesProps) {
  const count = fittingCount(names, maxCharacters)
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

/** The width of a chip's padding and gap, in characters. */
const CHIP_EDGES = 3
/** The width of '+3', in characters. */
const COUNT_CHARACTERS = 5

/** The number of names that fit on the line, including '+3' if not all fit; at least one. */
function fittingCount(names: readonly string[], maxCharacters: number): number {
  let width = 0
  let countBesideMore = 0
  for (const name of names) {
    width += name.length + CHIP_EDGES
    if (width <= maxCharacters - COUNT_CHARACTERS) countBesideMore += 1
  }
  return width <= maxCharacters ? names.length : Math.max(countBesideMore, 1)
}
