import type { ReactNode } from 'react'
import { seasonName } from '../../content/words/gameWords'
import { gamesUnit, printKinds, printPlan, repLead, team } from '../../content/words/pricingWords'
import { MissingGames } from '../kit/MissingGames'
import { RepCard } from '../kit/RepCard'
import { SheetHeader } from '../kit/SheetHeader'
import { SheetPage } from '../kit/SheetPage'
import type { SheetFootFacts } from '../kit/useSheetFoot'
import type { PricingOnPaper } from './LoadedPricing'
import { Prices } from './Prices'
import { PriceTerms } from './PriceTerms'
import styles from './Pricing.module.css'
import { PricingTools } from './PricingTools'
import { planFacts } from './planFacts'
import type { PriceRow } from './priceRows'
import { fitStyle, type SheetFit } from './sheetFit'

interface PricingPaperProps extends PricingOnPaper {
  kind: keyof typeof printKinds
  rows: PriceRow[]
  /** Says that locations are missing; '' where none are. */
  warning: string
  fit: SheetFit
  foot: SheetFootFacts
  /** Beside the Print button. */
  tools: ReactNode
  /** A condition of the plan, under its prices. */
  note?: string | undefined
  /** Between the head and the prices. */
  children?: ReactNode
}

/** The paper of both pricing pages: whose plan it is, what it costs, how long that holds, whom to call. */
export function PricingPaper(props: PricingPaperProps) {
  const {
    kind,
    planname,
    plan,
    rep,
    asOf,
    retry,
    rows,
    warning,
    fit,
    foot,
    tools,
    note,
    children,
  } = props
  const { games, season } = planFacts(planname, new Date())
  return (
    <SheetPage
      orientation="portrait"
      isFlowing={!fit.isOnePage}
      foot={foot}
      printName={[printPlan(plan.name), rep.name, printKinds[kind]]}
      toolbar={<PricingTools>{tools}</PricingTools>}
    >
      <div className={`${styles.sheet} ${fit.isOnePage ? '' : styles.flow}`} style={fitStyle(fit)}>
        <SheetHeader eyebrow={team} title={plan.name} subtitle={seasonName(season)} asOf={asOf}>
          <p className={styles.games}>
            <strong>{games}</strong> <span>{gamesUnit}</span>
          </p>
        </SheetHeader>
        {warning && <MissingGames words={warning} onRetry={retry} />}
        {children}
        <section>
          <Prices rows={rows} games={games} rep={rep} />
          <PriceTerms hasPrices={rows.length > 0} note={note} />
        </section>
        <RepCard rep={rep} lead={repLead} />
      </div>
    </SheetPage>
  )
}
