import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { priceTerms } from '../../content/season/current'
import { seasonName, timesNote } from '../../content/words/gameWords'
import {
  chartFacts,
  gamesUnit,
  planTitles,
  pricingPrintKinds,
  pricingPrintName,
  repRole,
  sheetTeam,
} from '../../content/words/pricingWords'
import { NO_PRICES } from '../../domain/prices'
import { isBlankLocation, type PricingPlan } from '../../domain/pricing'
import { lazyComponent } from '../../lib/lazyComponent'
import { AccountManager } from '../kit/contactParts'
import controls from '../kit/controls.module.css'
import { MissingDataAlert, missingDataText } from '../kit/DataNotes'
import { sum } from '../kit/fit/textWidth'
import { PaperPage } from '../kit/PaperPage'
import paper from '../kit/PaperPage.module.css'
import { CopyChanges } from '../kit/PrintedCopy'
import { SheetFooter } from '../kit/SheetFooter'
import { SheetHeader } from '../kit/SheetHeader'
import { SheetPage } from '../kit/SheetPage'
import { useSheetLocation } from '../kit/sheetContext'
import { useSheetFooter } from '../kit/useSheetFooter'
import { useToday } from '../kit/useToday'
import { useOwnPath } from '../kit/useUrlRep'
import type { LoadedPricingData } from './LoadedPricing'
import { Prices } from './Prices'
import styles from './Pricing.module.css'
import type { Extras } from './partHeights'
import { planFacts, venueTerms } from './planFacts'
import { type PriceRow, priceRows } from './priceRows'
import { fitChart, fitSheet, fitStyle } from './sheetFit'
import { writePriceStamp } from './stamp/priceStamp'

const PriceNotice = lazyComponent(() => import('./stamp/PriceNotice'), 'PriceNotice')

interface PricingPaperProps extends LoadedPricingData {
  kind: keyof typeof pricingPrintKinds
  /** Shown beside the Print button. */
  tools: ReactNode
  /** Whether its games are still loading. */
  isPartial?: boolean
  /** How many games are sold in each list of the sheet. */
  gamesPerList?: readonly number[]
  /** Renders the content between the header and the prices. `extras` are those that have space. */
  children?: (extras: Extras, rows: readonly PriceRow[]) => ReactNode
}

/** The paper of both pricing pages: the plan, its prices with their validity, and the contact. */
export function PricingPaper(props: PricingPaperProps) {
  const { kind, planname, plan, rep, staleSince, retry, tools, isPartial = false, children } = props
  const { text, games, season } = planFacts(planname)
  const title = planTitles[planname]
  const { warning, isWhole, locations, footer, fit, rows } = usePaper(props)
  const table = { rows, games, rep }
  const pageCount = fit.pages.length
  const header = (
    <>
      <SheetHeader
        eyebrow={sheetTeam}
        title={title}
        subtitle={seasonName(season)}
        staleSince={staleSince}
      >
        <p className={styles.games}>
          <strong>{games}</strong> <span>{gamesUnit}</span>
        </p>
        <AccountManager contact={rep} lead={repRole} />
      </SheetHeader>
      {warning && <MissingDataAlert message={warning} onRetry={retry} />}
      {children?.(fit.extras, rows)}
    </>
  )
  const terms = <PriceTerms hasPrices={rows.length > 0} note={text.note} />
  return (
    <SheetPage
      orientation="portrait"
      isPartial={isPartial}
      footer={pageCount === 1 ? footer : undefined}
      printName={[pricingPrintName(plan.name), rep.name, pricingPrintKinds[kind]]}
      contact={rep}
      notices={
        <CopyChanges>
          {(copy) => <PriceNotice locations={locations} isWhole={isWhole} rep={rep} {...copy} />}
        </CopyChanges>
      }
      toolbar={tools}
    >
      {pageCount === 1 ? (
        <div className={`${styles.sheet} ${styles[kind]}`} style={fitStyle(fit)}>
          {header}
          <section>
            <Prices {...table} />
            {terms}
          </section>
        </div>
      ) : (
        <div className={`${styles.sheet} ${styles.many} ${paper.pages}`} style={fitStyle(fit)}>
          {/* A table that is too long for one page. Phones show it as one table. */}
          {fit.pages.map((count, index) => (
            <PaperPage
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={index}
              number={index + 1}
              pages={pageCount}
              title={title}
              facts={[chartFacts(season, games)]}
            >
              {index === 0 && header}
              <section className={index === 0 ? undefined : styles.further}>
                <Prices {...table} before={sum(fit.pages.slice(0, index))} count={count} />
                {index === pageCount - 1 && terms}
              </section>
              {index === pageCount - 1 && (
                <div className={styles.end}>
                  <SheetFooter footer={footer} />
                </div>
              )}
            </PaperPage>
          ))}
        </div>
      )}
    </SheetPage>
  )
}

/** The data that the paper shows, and its sizes. */
function usePaper(props: PricingPaperProps) {
  const { kind, planname, plan, rep, unread, staleSince, gamesPerList = [] } = props
  const { text, start } = planFacts(planname)
  const path = useOwnPath()
  const today = useToday()
  const unsizedRows = priceRows(plan)
  const locations =
    unsizedRows.length > 0 ? plan.locations.filter((row) => !isBlankLocation(row)) : []
  const warning = unreadText(plan, unread)
  // An incomplete table gets no stamp, because a later comparison would report the other rows as
  // added.
  const isWhole = warning === '' && staleSince === null
  const footer = useSheetFooter({
    stamp: isWhole ? writePriceStamp(locations, start, today, path) : '',
    timeNote: kind === 'sheet' ? timesNote : '',
  })
  const fitKind = kind === 'sheet' ? fitSheet : fitChart
  const fit = fitKind({
    title: planTitles[planname],
    text,
    rows: unsizedRows,
    rep,
    lists: gamesPerList,
    warning,
    footer: footer.height,
  })
  const isNumbered = kind === 'chart' || fit.extras.hasMap
  const rows = unsizedRows.map((row, index) => ({
    ...row,
    number: isNumbered ? row.number : null,
    nameFont: fit.nameFonts[index] ?? 0,
  }))
  return { warning, isWhole, locations, footer, fit, rows }
}

/** A warning about rows and prices that could not be read, or ''. */
function unreadText({ name, locations }: PricingPlan, unreadRows: number): string {
  const fields = locations.flatMap((row) => Object.keys(row.unreadable ?? {}))
  const prices = fields.filter((field) => field in NO_PRICES).length
  const rows = unreadRows + fields.length - prices
  const unread = (count: number, kind: 'location' | 'price') => ({ planName: name, count, kind })
  return missingDataText([], [unread(rows, 'location'), unread(prices, 'price')])
}

/**
 * A link to another page of the plan and the rep. `to` is below the base path. It keeps the
 * parameters that distinguish reps with the same link name.
 */
export function PlanLink({ to, text }: { to: string; text: string }) {
  const { search } = useSheetLocation()
  return (
    <Link className={controls.control} to={to + search}>
      {text}
    </Link>
  )
}

/** The terms below the prices: validity, fees, and the plan's own note. */
function PriceTerms({ hasPrices, note }: { hasPrices: boolean; note: string | undefined }) {
  const { validity, fees } = priceTerms
  return (
    <div className={styles.terms}>
      {hasPrices && (
        <p>
          {validity && <span>{validity}</span>} {fees && <strong>{fees}</strong>}
        </p>
      )}
      {note && <p>{note}</p>}
      {venueTerms && <p>{venueTerms}</p>}
    </div>
  )
}
