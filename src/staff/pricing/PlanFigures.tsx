import { cssColor } from '../../domain/locationColor'
import { columnMoney } from '../../domain/money'
import type { PricingLocation } from '../../domain/pricing'
import styles from './PricingPlanAccordion.module.css'

/** A plan in figures, read while it is folded too: its colors, how many locations, what a game costs. */
export function PlanFigures({ locations }: { locations: readonly PricingLocation[] }) {
  const price = priceRange(locations)
  const count = `${locations.length} ${locations.length === 1 ? 'location' : 'locations'}`
  return (
    <div className={styles.figures}>
      <span className={styles.colors} aria-hidden="true">
        {locations.map(({ id, color }) => (
          <span key={id} style={{ backgroundColor: cssColor(color) }} />
        ))}
      </span>
      <span>{price === '' ? count : `${count} · ${price} a game`}</span>
    </div>
  )
}

/** The plan holders' lowest and highest price per game, `$96.50–$182.50`; '' while none is known. */
function priceRange(locations: readonly PricingLocation[]): string {
  // 0 is no price (docs/rules/fields.md#prices).
  const prices = locations.flatMap(({ planHolderPerGame }) => planHolderPerGame || [])
  if (prices.length === 0) return ''
  const ends = [Math.min(...prices), Math.max(...prices)]
  return [...new Set(ends.map(columnMoney))].join('–')
}
