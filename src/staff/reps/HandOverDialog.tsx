import Button from '@mui/material/Button'
import { useState } from 'react'
import { usePricingLocations } from '../../api/pricingLocations'
import { MESSAGES } from '../../api/writes/messages'
import { type PricingLocation, pricingPlansOf } from '../../domain/pricing'
import { type Rep, repTitle } from '../../domain/rep'
import { joined } from '../../domain/text'
import { SelectField } from '../../ui/SelectField'
import { QueryState } from '../kit/QueryState'
import { BulkDialog } from '../list/bulk/BulkDialog'
import { recordWords } from '../list/recordWords'
import { isAssigned } from '../records/repAssignments'
import { handOverSteps } from '../writes/steps/repSteps'
import { ChangedLinks } from './ChangedLinks'

interface HandOverProps {
  rep: Rep
  reps: readonly Rep[]
  /** Opens the rep's dialog instead, to enter a new person who takes over the record. */
  onNewPerson: () => void
  onClose: () => void
}

/** Assigns a leaving rep's locations to a colleague, then deletes the rep, as one run. */
export function HandOverDialog({ rep, onNewPerson, onClose, ...props }: HandOverProps) {
  // Keeps the reps from before the run, so that the preview and the links don't change during the run.
  const [reps] = useState(props.reps)
  const [locations, setLocations] = useState<readonly PricingLocation[]>()
  const [toId, setToId] = useState('')
  const pricing = usePricingLocations()
  if (locations === undefined && pricing.data) setLocations(pricing.data)

  const name = repTitle(rep)
  const colleague = reps.find(({ id }) => String(id) === toId)
  const fromTo = colleague && `${name} to ${repTitle(colleague)}`
  return (
    <BulkDialog
      title={`Hand over ${name}’s pricing plans`}
      breadcrumb={recordWords.rep.screen}
      action={`Hand over and delete ${name}`}
      order={
        colleague && locations
          ? {
              doing: `Handing over from ${fromTo}`,
              done: `Handed over from ${fromTo}`,
              steps: handOverSteps(rep, colleague, reps, locations),
              isStrict: true,
            }
          : null
      }
      onClose={onClose}
      footnote={(isDone) =>
        colleague &&
        locations && (
          <ChangedLinks
            rep={rep}
            newRep={colleague}
            reps={reps}
            locations={locations}
            isDone={isDone}
          />
        )
      }
    >
      <SelectField
        label="Hand over to"
        value={toId}
        none="Choose a colleague"
        options={reps
          .filter(({ id }) => id !== rep.id)
          .map((one) => [String(one.id), [repTitle(one), one.email].filter(Boolean).join(', ')])}
        onChange={setToId}
        autoFocus
      />
      {!colleague && <div>{`${name} is deleted once a colleague has the pricing plans.`}</div>}
      <QueryState
        query={pricing}
        loading="Loading pricing plans..."
        failed={MESSAGES.pricingPlan.load}
      />
      {colleague && locations ? (
        <div>{previewText(rep, colleague, reps, locations)}</div>
      ) : (
        <Button variant="outlined" onClick={onNewPerson} sx={{ alignSelf: 'flex-start' }}>
          Someone new
        </Button>
      )}
    </BulkDialog>
  )
}

/** Describes what the run will do. */
function previewText(
  rep: Rep,
  colleague: Rep,
  reps: readonly Rep[],
  locations: readonly PricingLocation[],
): string {
  const [name, other] = [repTitle(rep), repTitle(colleague)]
  const sold = locations.filter((location) => isAssigned(rep, location, reps))
  const added = pricingPlansOf(sold.filter((location) => !isAssigned(colleague, location, reps)))
  if (added.length === 0)
    return `${other} already sells everything ${name} does. ${name} is deleted.`
  const plans = joined(added.map((plan) => plan.name))
  return `${other} also gets ${plans}. ${name} is deleted once all of it is saved, so no pricing plan is ever without a rep.`
}
