import { paths } from '../../config/paths'
import { chartFacts, links, printKinds, printPlan } from '../../content/words/pricingWords'
import { slug } from '../../domain/slug'
import { AsOf } from '../kit/AsOf'
import facts from '../kit/facts.module.css'
import { MissingGames } from '../kit/MissingGames'
import { missingText } from '../kit/missingText'
import { SheetPage } from '../kit/SheetPage'
import styles from './Chart.module.css'
import { CopyTable } from './CopyTable'
import type { PricingOnPaper } from './LoadedPricing'
import { PlanLink } from './PlanLink'
import { Prices } from './Prices'
import { PricingTools } from './PricingTools'
import { planFacts } from './planFacts'
import { priceRows } from './priceRows'
import { fitChart, fitStyle } from './sheetFit'

/** The table with a title of its own, so that it can stand alone elsewhere. */
export function ReadyChart({ planname, plan, rep, unread, asOf, retry }: PricingOnPaper) {
  const { games, season } = planFacts(planname, new Date())
  const rows = priceRows(plan)
  const warning = missingText([], [{ of: plan.name, count: unread }], 'location')
  const fit = fitChart(rows, warning)
  const about = chartFacts(season, games)
  return (
    <SheetPage
      orientation="portrait"
      isFlowing={!fit.isOnePage}
      printName={[printPlan(plan.name), rep.name, printKinds.chart]}
      toolbar={
        <PricingTools>
          <PlanLink
            to={paths.pricingSheet({ planname, repname: slug(rep.name) })}
            text={links.sheet}
          />
          {rows.length > 0 && (
            <CopyTable key={plan.name} rows={rows} title={`${plan.name}: ${about}`} />
          )}
        </PricingTools>
      }
    >
      <div className={styles.chart} style={fitStyle(fit)}>
        <h1 className={styles.title}>{plan.name}</h1>
        <div className={`${facts.row} ${styles.about}`}>
          <p>{about}</p>
          <AsOf at={asOf} />
        </div>
        {warning && <MissingGames words={warning} onRetry={retry} />}
        <Prices rows={rows} games={games} rep={rep} />
      </div>
    </SheetPage>
  )
}
