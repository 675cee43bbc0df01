import type { PricingLocation, PricingPlan } from '../../domain/pricing'
import { publicPagesOfPricingPlan } from '../../domain/publicPages'
import type { Rep } from '../../domain/rep'
import { slug } from '../../domain/slug'
import { Alert } from '../../ui/Alert'
import { AffectedPages } from '../links/AffectedPages'
import { assignedReps, partlyAssigned } from '../records/repAssignments'
import { repLabel } from './repNames'

/** Says what saving does besides, and whom it cannot change. */
export function RepsNotices({
  plan,
  locations,
  reps,
  before,
  chosen,
}: {
  plan: PricingPlan
  locations: readonly PricingLocation[]
  reps: readonly Rep[]
  /** Who sold the plan when the dialog was opened: nobody else is taken out. */
  before: readonly number[]
  chosen: readonly number[]
}) {
  const linked = assignedReps(locations, reps)
  const half = partlyAssigned(locations, reps).filter(({ rep }) => chosen.includes(rep.id))
  const unknown = plan.repNames.filter((name) => linked.every((rep) => rep.name !== name))
  const keptSlugs = reps.filter(({ id }) => chosen.includes(id)).map(({ name }) => slug(name))
  const lost = linked
    .filter(({ id }) => before.includes(id) && !chosen.includes(id))
    .filter(({ name }) => !keptSlugs.includes(slug(name)))
    .map(({ name }) => name)
  return (
    <>
      {half.length > 0 && (
        <Alert severity="info">
          {half.map(({ rep, count }) => (
            <div key={rep.id}>{halfWords(repLabel(rep, reps), count, locations.length)}</div>
          ))}
        </Alert>
      )}
      {unknown.length > 0 && (
        <Alert severity="info">{`In this plan, but not clearly one of the representatives: ${unknown.join(', ')}`}</Alert>
      )}
      <AffectedPages
        lead="These public pages will no longer open:"
        addresses={publicPagesOfPricingPlan({ ...plan, repNames: [...new Set(lost)] })}
      />
    </>
  )
}

const halfWords = (rep: string, count: number, all: number) =>
  `${rep} sells ${count} of ${all} locations; saving adds the others.`
