import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import { memo, useEffect, useId, useRef } from 'react'
import { cssColor } from '../../domain/colors'
import { moneyColumnText } from '../../domain/money'
import type { PricingLocation, PricingPlan } from '../../domain/pricing'
import { counted } from '../../domain/text'
import { Chips } from '../../ui/Chips'
import { arrowIcon } from '../list/rowButtons'
import { LocationTable } from './LocationTable'
import styles from './PricingPlanAccordion.module.css'
import type { PricingDialogState } from './pricingDialogs'

/** The actions of a plan's buttons. */
export interface PricingPlanActions {
  toggle: (plan: PricingPlan) => void
  openLinks: (plan: PricingPlan) => void
  open: (dialog: PricingDialogState) => void
  /** Called when the plan that was just added or renamed has received the focus. */
  onFocused: () => void
}

interface PricingPlanAccordionProps {
  plan: PricingPlan
  isOpen: boolean
  /** Whether the plan was just added or renamed, and takes the focus. */
  isNew: boolean
  /** The id of the location whose dialog is open. */
  openId: number | undefined
  /** The keys of the selected rows; undefined while selecting is off. */
  selected: ReadonlySet<string> | undefined
  actions: PricingPlanActions
}

/**
 * One pricing plan: its name, reps, buttons and locations. Only the name expands and collapses it.
 * Memoized, because the screen may have many plans.
 */
export const PricingPlanAccordion = memo(function PricingPlanAccordion(
  props: PricingPlanAccordionProps,
) {
  const { plan, isOpen, isNew, openId, selected, actions } = props
  const id = useId()
  const nameButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isNew) return
    nameButton.current?.focus()
    actions.onFocused()
  }, [isNew, actions])
  return (
    <section className={styles.plan} aria-labelledby={`${id}name`}>
      <div className={styles.head}>
        <div className={styles.who}>
          <h2 className={styles.name}>
            <button
              type="button"
              ref={nameButton}
              id={`${id}name`}
              aria-expanded={isOpen}
              aria-controls={`${id}panel`}
              onClick={() => actions.toggle(plan)}
            >
              {arrowIcon}
              <span>{plan.name}</span>
            </button>
          </h2>
          <PlanFigures locations={plan.locations} />
        </div>
        <div className={styles.reps}>
          <Chips names={plan.repNames} emptyText="No reps" />
        </div>
        <ButtonGroup color="inherit" aria-label={`Change ${plan.name}`} className={styles.buttons}>
          <Button
            title={plan.repNames.length === 0 ? 'Add Rep' : 'Edit Rep'}
            onClick={() => actions.open({ kind: 'reps', plan })}
          >
            Reps
          </Button>
          <Button onClick={() => actions.open({ kind: 'location', plan, row: null })}>
            Add Location
          </Button>
          <Button onClick={() => actions.open({ kind: 'rename', plan })}>Edit Name</Button>
        </ButtonGroup>
        <Button
          variant="outlined"
          color="inherit"
          className={styles.buttons}
          onClick={() => actions.openLinks(plan)}
        >
          Public links
        </Button>
      </div>
      <div id={`${id}panel`} hidden={!isOpen}>
        <LocationTable plan={plan} selected={selected} openId={openId} onOpen={actions.open} />
      </div>
    </section>
  )
})

/** The colors shown at most beside a plan's name. */
const MAX_COLORS = 50

/** The colors of a plan, its number of locations, and its price range. */
function PlanFigures({ locations }: { locations: readonly PricingLocation[] }) {
  const price = priceRange(locations)
  const count = counted(locations.length, 'location')
  return (
    <div className={styles.figures}>
      <span className={styles.colors} aria-hidden="true">
        {locations.slice(0, MAX_COLORS).map(({ id, color }) => (
          <span key={id} style={{ backgroundColor: cssColor(color) }} />
        ))}
      </span>
      <span>{price === '' ? count : `${count} · ${price} a game`}</span>
    </div>
  )
}

/**
 * The plan holders' lowest and highest price per game, `$96.50–$182.50`; '' if no price is known.
 */
function priceRange(locations: readonly PricingLocation[]): string {
  // 0 means no price (docs/rules/fields.md#prices).
  const prices = locations.flatMap(({ planHolderPerGame }) => planHolderPerGame || [])
  if (prices.length === 0) return ''
  const ends = [Math.min(...prices), Math.max(...prices)]
  return [...new Set(ends.map(moneyColumnText))].join('–')
}
