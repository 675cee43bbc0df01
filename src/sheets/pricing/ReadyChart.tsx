import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../config/paths'
import { noPrices, team } from '../../content/words/pricingWords'
import { slug } from '../../domain/slug'
import { AsOf } from '../kit/AsOf'
import controls from '../kit/controls.module.css'
import { MissingGames } from '../kit/MissingGames'
import { missingText } from '../kit/missingText'
import { PrintButton } from '../kit/PrintButton'
import { SheetPage } from '../kit/SheetPage'
import { useIsNarrow } from '../kit/useIsNarrow'
import styles from './Chart.module.css'
import { CopyTable } from './CopyTable'
import { PhonePrices } from './PhonePrices'
import { PriceTable } from './PriceTable'
import sheet from './Pricing.module.css'
import { planFacts } from './planFacts'
import { priceRows } from './priceRows'
import type { ReadyPricingProps } from './ReadyPricing'
import { fitChart, fitStyle } from './sheetFit'

/** The table with a title of its own, so that it can stand alone elsewhere. */
export function ReadyChart({ planname, plan, rep, unread, asOf, retry }: ReadyPricingProps) {
  const { text, season } = planFacts(planname, new Date())
  const isNarrow = useIsNarrow()
  const { search } = useLocation()
  const rows = priceRows(plan)
  const warning = missingText([], [{ of: plan.name, count: unread }], 'location')
  const fit = fitChart(rows, warning)
  const about = `${team}, ${season} season, ${text.games} games`
  return (
    <SheetPage
      orientation="portrait"
      isFlowing={!fit.isOnePage}
      printName={[`Bruins ${plan.name}`, rep.name, 'Price chart']}
      toolbar={
        <div className={sheet.tools}>
          <Link
            className={controls.control}
            to={{ pathname: paths.pricingSheet({ planname, repname: slug(rep.name) }), search }}
          >
            Full pricing sheet
          </Link>
          {rows.length > 0 && (
            <CopyTable key={plan.name} rows={rows} title={`${plan.name}: ${about}`} />
          )}
          <PrintButton />
        </div>
      }
    >
      <div className={styles.chart} style={fitStyle(fit)}>
        <h1 className={styles.title}>{plan.name}</h1>
        <div className={styles.about}>
          <p>{about}</p>
          <AsOf at={asOf} />
        </div>
        {warning && <MissingGames words={warning} onRetry={retry} />}
        {rows.length === 0 ? (
          <p className={sheet.noPrices}>{noPrices(rep.name)}</p>
        ) : (
          <>
            <PriceTable rows={rows} games={text.games} />
            {isNarrow && <PhonePrices rows={rows} games={text.games} />}
          </>
        )}
      </div>
    </SheetPage>
  )
}
