import { paths } from '../../config/paths'
import { chartFacts, links } from '../../content/words/pricingWords'
import { slug } from '../../domain/slug'
import { useSheetFoot } from '../kit/useSheetFoot'
import { CopyTable } from './CopyTable'
import { LoadedPricing, type PricingAddress, type PricingOnPaper } from './LoadedPricing'
import { PlanLink } from './PlanLink'
import { PricingPaper } from './PricingPaper'
import { planOnPaper } from './planOnPaper'
import { fitChart } from './sheetFit'

/** The price table alone, for an e-mail or a slide (docs/rules/sheets.md#pricing-sheet). */
export function PricingChart(address: PricingAddress) {
  return <LoadedPricing {...address}>{(ready) => <ReadyChart {...ready} />}</LoadedPricing>
}

/** The table under a head of its own, with its rep, so that it can stand alone elsewhere. */
function ReadyChart(ready: PricingOnPaper) {
  const { planname, plan, rep } = ready
  const { facts, ...paper } = planOnPaper(ready)
  const { text, games, season } = facts
  const { rows, warning } = paper
  const foot = useSheetFoot({ games: [] })
  const fit = fitChart({ ...paper, text, foot: foot.height })
  return (
    <PricingPaper
      {...ready}
      {...{ rows, warning, fit, foot }}
      kind="chart"
      note={text.note}
      tools={
        <>
          <PlanLink
            to={paths.pricingSheet({ planname, repname: slug(rep.name) })}
            text={links.sheet}
          />
          {rows.length > 0 && (
            <CopyTable
              key={plan.name}
              rows={rows}
              title={`${plan.name}: ${chartFacts(season, games)}`}
            />
          )}
        </>
      }
    />
  )
}
