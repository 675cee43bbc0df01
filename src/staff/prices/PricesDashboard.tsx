import { keys } from '../../api/keys'
import { usePricingLocations } from '../../api/pricingLocations'
import { MESSAGES } from '../../api/writes/messages'
import { useMatchMedia } from '../../lib/externalStore'
import { PageHeader } from '../../ui/PageHeader'
import { ListState } from '../list/ListState'
import { PriceEditor } from './PriceEditor'
import { PriceList } from './PriceList'
import { changedLocations } from './priceEdits'
import { usePriceEdits } from './usePriceEdits'

/** Five columns of prices aren't readable in narrower windows. */
const WIDE_ENOUGH = '(min-width: 700px)'

/**
 * All prices in a grid that is edited like a spreadsheet and saved as a whole
 * (docs/rules/prices.md).
 */
export function PricesDashboard() {
  const pricing = usePricingLocations()
  const editing = usePriceEdits(pricing.data)
  const isWide = useMatchMedia(WIDE_ENOUGH)
  return (
    <>
      <PageHeader
        title="Prices"
        {...(isWide && {
          description:
            'All prices of all plans in one grid. Type, paste from a spreadsheet, or raise them together. Nothing is saved until you’ve reviewed it.',
        })}
      />
      <ListState
        queryKey={keys.pricingLocations.list}
        query={pricing}
        loading="Loading pricing plans..."
        failed={MESSAGES.pricingPlan.load}
      >
        {(rows) =>
          // Paper may be narrower than the window, but printing must not replace the grid.
          isWide || rows.length === 0 || window.matchMedia('print').matches ? (
            <PriceEditor rows={rows} editing={editing} />
          ) : (
            <PriceList rows={rows} changedCount={changedLocations(editing.edits, rows).length} />
          )
        }
      </ListState>
    </>
  )
}
