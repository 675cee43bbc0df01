import { paths } from '../../config/paths'
import {
  benefitsName,
  gamesUnit,
  links,
  printKinds,
  printPlan,
  repLead,
  saving as savingWords,
  seasonName,
  team,
} from '../../content/words/pricingWords'
import { slug } from '../../domain/slug'
import { MissingGames } from '../kit/MissingGames'
import { missingText } from '../kit/missingText'
import { RepCard } from '../kit/RepCard'
import { SheetHeader } from '../kit/SheetHeader'
import { SheetPage } from '../kit/SheetPage'
import type { PricingOnPaper } from './LoadedPricing'
import { PlanLink } from './PlanLink'
import { Prices } from './Prices'
import styles from './Pricing.module.css'
import { PricingTools } from './PricingTools'
import { planFacts } from './planFacts'
import { bestSaving, priceRows } from './priceRows'
import { fitSheet, fitStyle } from './sheetFit'

/** The sheet itself: what the plan is, why to have it, what it costs, whom to call. */
export function ReadyPricing({ planname, plan, rep, unread, asOf, retry }: PricingOnPaper) {
  const { text, games, schedule, season } = planFacts(planname, new Date())
  const rows = priceRows(plan)
  const saving = bestSaving(plan)
  const warning = missingText([], [{ of: plan.name, count: unread }], 'location')
  const fit = fitSheet({ title: plan.name, text, rows, rep, warning })
  const repname = slug(rep.name)
  return (
    <SheetPage
      orientation="portrait"
      isFlowing={!fit.isOnePage}
      printName={[printPlan(plan.name), rep.name, printKinds.sheet]}
      toolbar={
        <PricingTools>
          <PlanLink to={paths.schedule({ planname: schedule, repname })} text={links.schedule} />
          <PlanLink to={paths.pricingChart({ planname, repname })} text={links.chart} />
        </PricingTools>
      }
    >
      <div className={`${styles.sheet} ${fit.isOnePage ? '' : styles.flow}`} style={fitStyle(fit)}>
        <SheetHeader eyebrow={team} title={plan.name} subtitle={seasonName(season)} asOf={asOf}>
          <p className={styles.games}>
            <strong>{games}</strong> <span>{gamesUnit}</span>
          </p>
        </SheetHeader>
        {warning && <MissingGames words={warning} onRetry={retry} />}
        <section className={styles.pitch}>
          <div className={styles.words}>
            <h2 className={styles.headline}>{text.headline}</h2>
            <p className={styles.lede}>{text.lede}</p>
          </div>
          {saving && (
            <p className={styles.saving}>
              <span>{saving.isOnly ? savingWords.only : savingWords.upTo}</span>{' '}
              <strong>{saving.text}</strong> <span>{savingWords.against}</span>
            </p>
          )}
        </section>
        <ul className={styles.benefits} aria-label={benefitsName}>
          {text.benefits.map((benefit) => (
            <li key={benefit.title}>
              <h3>{benefit.title}</h3>
              <p>{benefit.text}</p>
            </li>
          ))}
        </ul>
        <section>
          <Prices rows={rows} games={games} rep={rep} />
          {text.note && <p className={styles.note}>{text.note}</p>}
        </section>
        <RepCard rep={rep} lead={repLead} />
      </div>
    </SheetPage>
  )
}
