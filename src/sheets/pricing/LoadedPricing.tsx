import type { ReactNode } from 'react'
import { type PublicPricing, usePublicPricing } from '../../api/sheets/publicPricing'
import { LOADING_PRICES } from '../../config/sheets'
import { pageTitle, repRole } from '../../content/words/pricingWords'
import { RepCard } from '../kit/contactParts'
import { SalesLine } from '../kit/SheetFooter'
import { FailedSheet, SheetState } from '../kit/SheetState'
import { usePlanId, useRepId } from '../kit/useUrlRep'

/** The data of pricing sheet and price chart. */
export type LoadedPricingData = Extract<PublicPricing, { state: 'ready' }>

/** The names from the URL. */
export interface PricingAddress {
  planname: string
  repname: string
}

interface LoadedPricingProps extends PricingAddress {
  children: (data: LoadedPricingData) => ReactNode
}

/**
 * Loads the data of both pricing pages, then renders the sheet with `children`, or says why there
 * is no sheet (docs/rules/words.md#public-pages).
 */
export function LoadedPricing({ planname, repname, children }: LoadedPricingProps) {
  const result = usePublicPricing({ planname, repname, repId: useRepId(), planId: usePlanId() })
  switch (result.state) {
    case 'ready':
      return children(result)
    case 'loading':
      return <SheetState title={pageTitle} message={LOADING_PRICES} isLoading />
    case 'failed':
      return <FailedSheet title={pageTitle} failedList={result.failedList} onRetry={result.retry} />
    case 'plan-not-found':
      return (
        <SheetState
          title="Plan Not Found"
          message="There is no plan at this address. Please check the link you were sent, or ask your account manager for a new one."
        />
      )
    case 'rep-not-found':
      return (
        <SheetState
          title="Representative Not Found"
          message={`No one on our team is listed as “${repname}”. Please check the link you were sent, or ask for a new one.`}
        >
          <SalesLine />
        </SheetState>
      )
    case 'not-assigned':
      return (
        <SheetState
          title="Not Assigned"
          message={`“${result.plan.name}” isn’t one of the plans that ${result.rep.name} sells. Please check the link you were sent, or ask who can help.`}
        >
          <RepCard rep={result.rep} lead={repRole} />
        </SheetState>
      )
  }
}
