import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import { memo, useEffect, useId, useRef } from 'react'
import { cssColor } from '../../domain/colors'
import { columnMoney } from '../../domain/money'
import type { PricingLocation, PricingPlan } from '../../domain/pricing'
import { Chips } from '../../ui/Chips'
import { idKey } from '../list/columns'
import { arrowIcon } from '../list/RowAction'
import { LocationTable } from './LocationTable'
import styles from './PricingPlanAccordion.module.css'

/** What can be done to a plan and its locations. */
export interface PricingPlanActions {
  onToggle: (plan: PricingPlan) => void
  onLinks: (plan: PricingPlan) => void
  onReps: (plan: PricingPlan) => void
  onAddLocation: (plan: PricingPlan) => void
  onRename: (plan: PricingPlan) => void
  onEdit: (plan: PricingPlan, row: PricingLocation) => void
  onDelete: (plan: PricingPlan, row: PricingLocation) => void
  /** The one that was named just now has the focus, and takes it no more. */
  onFound: () => void
}

interface Props {
  plan: PricingPlan
  isOpen: boolean
  /** It was added or renamed just now: the focus goes to it, wherever it stands in the list. */
  isNew: boolean
  /** Of its locations that whose dialog is open. */
  open: number | undefined
  /** The keys of the rows that are selected, while rows are. */
  selected: ReadonlySet<string> | undefined
  actions: PricingPlanActions
}

/**
 * One pricing plan: name, reps, buttons and its locations. Only the name toggles it, so a button
 * never does. Renders again only when one of its rows changes.
 */
export const PricingPlanAccordion = memo(function PricingPlanAccordion({
  plan,
  isOpen,
  isNew,
  open,
  selected,
  actions,
}: Props) {
  const id = useId()
  const name = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isNew) return
    name.current?.focus()
    actions.onFound()
  }, [isNew, actions])
  return (
    <section className={styles.plan} aria-labelledby={`${id}name`}>
      <div className={styles.head}>
        <div className={styles.who}>
          <h2 className={styles.name}>
            <button
              type="button"
              ref={name}
              id={`${id}name`}
              aria-expanded={isOpen}
              aria-controls={`${id}panel`}
              onClick={() => actions.onToggle(plan)}
            >
              {arrowIcon}
              <span>{plan.name}</span>
            </button>
          </h2>
          <PlanFigures locations={plan.locations} />
        </div>
        <div className={styles.reps}>
          <Chips names={plan.repNames} none="No reps" />
        </div>
        <ButtonGroup color="inherit" aria-label={`Change ${plan.name}`} className={styles.buttons}>
          <Button
            title={plan.repNames.length === 0 ? 'Add Rep' : 'Edit Rep'}
            onClick={() => actions.onReps(plan)}
          >
            Reps
          </Button>
          <Button onClick={() => actions.onAddLocation(plan)}>Add Location</Button>
          <Button onClick={() => actions.onRename(plan)}>Edit Name</Button>
        </ButtonGroup>
        <Button
          variant="outlined"
          color="inherit"
          className={styles.buttons}
          onClick={() => actions.onLinks(plan)}
        >
          Public links
        </Button>
      </div>
      <div id={`${id}panel`} hidden={!isOpen}>
        <LocationTable
          plan={plan}
          selected={selected}
          open={open}
          onEdit={(row) => actions.onEdit(plan, row)}
          onDelete={(row) => actions.onDelete(plan, row)}
        />
      </div>
    </section>
  )
}, isSame)

/** After a write the list is read again, and rows that did not change are the same objects. */
function isSame(before: Props, after: Props): boolean {
  const rows = before.plan.locations
  return (
    before.isOpen === after.isOpen &&
    before.isNew === after.isNew &&
    before.open === after.open &&
    before.actions === after.actions &&
    (before.selected === undefined) === (after.selected === undefined) &&
    rows.every((row) => before.selected?.has(idKey(row)) === after.selected?.has(idKey(row))) &&
    before.plan.name === after.plan.name &&
    rows.length === after.plan.locations.length &&
    rows.every((row, index) => row === after.plan.locations[index])
  )
}

/** A plan in figures, read while it is folded too: its colors, how many locations, what a game costs. */
function PlanFigures({ locations }: { locations: readonly PricingLocation[] }) {
  const price = priceRange(locations)
  const count = `${locations.length} ${locations.length === 1 ? 'location' : 'locations'}`
  return (
    <div className={styles.figures}>
      <span className={styles.colors} aria-hidden="true">
        {locations.map(({ id, color }) => (
          <span key={id} style={{ backgroundColor: cssColor(color) }} />
        ))}
      </span>
      <span>{price === '' ? count : `${count} · ${price} a game`}</span>
    </div>
  )
}

/** The plan holders' lowest and highest price per game, `$96.50–$182.50`; '' while none is known. */
function priceRange(locations: readonly PricingLocation[]): string {
  // 0 is no price (docs/rules/fields.md#prices).
  const prices = locations.flatMap(({ planHolderPerGame }) => planHolderPerGame || [])
  if (prices.length === 0) return ''
  const ends = [Math.min(...prices), Math.max(...prices)]
  return [...new Set(ends.map(columnMoney))].join('–')
}
