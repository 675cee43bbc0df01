import { Suspense, useState } from 'react'
import { couldNotCheck } from '../../content/words/footWords'
import type { PricingLocation } from '../../domain/pricing'
import type { Rep } from '../../domain/rep'
import { ChunkBoundary, lazyComponent } from '../../lib/lazyComponent'
import copy from '../kit/PrintedCopy.module.css'
import { useSheetLocation } from '../kit/sheetContext'

const PriceNotice = lazyComponent(() => import('./stamp/PriceNotice'), 'PriceNotice')

interface PrintedPricesProps {
  /** Those that the sheet prints. */
  locations: readonly PricingLocation[]
  /** Every row has arrived, and fresh. */
  isWhole: boolean
  rep: Rep
}

/**
 * Where a pricing sheet was opened from its printed copy: which prices changed since
 * (docs/rules/sheets.md#printed-copy). Nothing at all for a visitor without such a copy.
 */
export function PrintedPrices(printed: PrintedPricesProps) {
  const { pathname, hash } = useSheetLocation()
  const [, stamp] = /^#p=([\w-]+)/.exec(hash) ?? []
  const [hasFailed, setFailed] = useState(false)
  if (stamp === undefined) return null
  return (
    <div className={copy.copy} role="status">
      {hasFailed && <p>{couldNotCheck}</p>}
      <ChunkBoundary onError={() => setFailed(true)}>
        <Suspense>
          <PriceNotice {...printed} stamp={stamp} path={pathname} />
        </Suspense>
      </ChunkBoundary>
    </div>
  )
}
