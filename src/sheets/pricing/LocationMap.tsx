import { mapSections, mapSize, rinkPath, standsPath } from '../../content/venueMap'
import { mapWords } from '../../content/words/pricingWords'
import { slug } from '../../domain/slug'
import styles from './LocationMap.module.css'
import type { PriceRow } from './priceRows'

/* On the drawing: where the stands start, and the circle of a number, without and with its line. */
const STANDS_EDGE = 12
const DISC_RADIUS = 8
const DISC_EDGE = 9.6

/**
 * The arena from above, with the plan's locations in their colors and the numbers of the price
 * table (docs/rules/sheets.md#pricing-sheet). Black and white outlines separate colors that are the
 * same in greyscale.
 */
export function LocationMap({ rows }: { rows: readonly PriceRow[] }) {
  const drawn = mapSections.flatMap((section) => {
    const row = rows.find(({ location }) => slug(location) === slug(section.location))
    return row && row.number !== null ? [{ ...section, ...row, number: row.number }] : []
  })
  const key = drawn
    .toSorted((left, right) => left.number - right.number)
    .map(({ number, location }) => mapWords.key(number, location))
  const discEdges = drawn.flatMap(({ numberPoints }) => numberPoints.map(({ x }) => x - DISC_EDGE))
  const leftEdge = Math.min(STANDS_EDGE, ...discEdges)
  return (
    <section className={styles.map}>
      <h2>{mapWords.heading}</h2>
      <svg
        viewBox={`${leftEdge} 3 ${mapSize.width - 2 * leftEdge} ${mapSize.height - 6}`}
        role="img"
        aria-label={key.join(', ')}
      >
        {[standsPath, rinkPath].map((d) => (
          <path key={d} className={styles.outline} d={d} />
        ))}
        {drawn.map(({ location, path, color }) => (
          <g key={location} fillRule="evenodd">
            <path className={styles.section} d={path} style={{ '--swatch': color }} />
            <path className={styles.edge} d={path} />
          </g>
        ))}
        {drawn.flatMap(({ numberPoints, number }) =>
          numberPoints.map(({ x, y }) => (
            <g key={`${x} ${y}`} className={styles.disc}>
              <circle cx={x} cy={y} r={DISC_RADIUS} />
              <text x={x} y={y + 4.6}>
                {number}
              </text>
            </g>
          )),
        )}
      </svg>
    </section>
  )
}
