import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../config/paths'
import type { PricingPlan } from '../../domain/pricing'
import type { PricingPlanName } from '../../domain/publicSheets'
import type { Rep } from '../../domain/rep'
import { slug } from '../../domain/slug'
import controls from '../kit/controls.module.css'
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
import { fitChart, fitStyle } from './sheetFit'
import { noPrices, team } from './words'

interface ReadyChartProps {
  planname: PricingPlanName
  plan: PricingPlan
  rep: Rep
}

/** The table with a title of its own, so that it can stand alone elsewhere. */
export function ReadyChart({ planname, plan, rep }: ReadyChartProps) {
  const { text, season } = planFacts(planname, new Date())
  const isNarrow = useIsNarrow()
  const { search } = useLocation()
  const rows = priceRows(plan)
  const fit = fitChart(rows)
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
            to={{ pathname: paths.pricingSheet(planname, slug(rep.name)), search }}
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
        <p className={styles.about}>{about}</p>
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
