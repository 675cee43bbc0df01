import { olderStaleSince } from '../../api/sheets/sheetReads'
import { paths } from '../../config/paths'
import { arena, venuePhoto } from '../../content/venue'
import { benefitsName, planPageLinks, savingWords } from '../../content/words/pricingWords'
import { slug } from '../../domain/slug'
import { LoadedPricing, type LoadedPricingData, type PricingAddress } from './LoadedPricing'
import { LocationMap } from './LocationMap'
import { PlanGames } from './PlanGames'
import styles from './Pricing.module.css'
import { PlanLink, PricingPaper } from './PricingPaper'
import { planFacts } from './planFacts'
import { bestSaving } from './priceRows'
import { soldGamesPerList, useSoldGames } from './useSoldGames'

/** A plan's benefits and prices (docs/rules/sheets.md#pricing-sheet). */
export function PricingSheet(address: PricingAddress) {
  return <LoadedPricing {...address}>{(data) => <ReadyPricing {...data} />}</LoadedPricing>
}

/** The loaded sheet: the plan, the reasons to buy it, its prices, and the contact. */
function ReadyPricing(data: LoadedPricingData) {
  const { planname, plan, rep } = data
  const { text, scheduleName } = planFacts(planname)
  const saving = bestSaving(plan)
  const repname = slug(rep.name)
  const { isLoading, lists, staleSince, retry } = useSoldGames(planname)
  const gamesPerList = soldGamesPerList(planname)
  const schedulePath = paths.schedule({ planname: scheduleName, repname })
  return (
    <PricingPaper
      {...data}
      staleSince={olderStaleSince(data.staleSince, staleSince)}
      kind="sheet"
      isPartial={isLoading}
      gamesPerList={gamesPerList}
      tools={
        <>
          <PlanLink to={schedulePath} text={planPageLinks.schedule} />
          <PlanLink to={paths.pricingChart({ planname, repname })} text={planPageLinks.chart} />
        </>
      }
    >
      {({ hasPhoto, hasMap, hasList }, rows) => (
        <>
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
          {hasPhoto && <img className={styles.photo} src={venuePhoto} alt={arena} />}
          <div className={styles.extras}>
            <PlanGames
              lists={lists}
              gamesPerList={gamesPerList}
              hasMap={hasMap}
              onRetry={retry}
              hasSpace={hasList}
              schedulePath={schedulePath}
            />
            {hasMap && <LocationMap rows={rows} />}
          </div>
        </>
      )}
    </PricingPaper>
  )
}
