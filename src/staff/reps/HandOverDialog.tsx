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
import { ChangedLinks, type LinkChange } from './ChangedLinks'

interface HandOverProps {
  rep: Rep
  reps: readonly Rep[]
  /** Opens the rep's dialog instead, to enter a new person who takes over the record. */
  onNewPerson: () => void
  onClose: () => void
}

/** Assigns a leaving rep's locations to a colleague, then deletes the rep, as one run. */
export function HandOverDialog({ rep, reps: currentReps, onNewPerson, onClose }: HandOverProps) {
  // Keeps the lists from before the run, so that the preview and the links don't change during the run.
  const [reps] = useState(currentReps)
  const [locations, setLocations] = useState<readonly PricingLocation[]>()
  const [toId, setToId] = useState('')
  const pricing = usePricingLocations()
  if (locations === undefined && pricing.data) setLocations(pricing.data)

  const name = repTitle(rep)
  const colleague = reps.find(({ id }) => String(id) === toId)
  const handOver = colleague && locations && { rep, newRep: colleague, reps, locations }
  const fromTo = colleague && `${name} to ${repTitle(colleague)}`
  return (
    <BulkDialog
      title={`Hand over ${name}’s pricing plans`}
      breadcrumb={recordWords.rep.screen}
      action={`Hand over and delete ${name}`}
      order={
        handOver
          ? {
              doing: `Handing over from ${fromTo}`,
              done: `Handed over from ${fromTo}`,
              steps: handOverSteps(rep, handOver.newRep, reps, handOver.locations),
              isStrict: true,
            }
          : null
      }
      onClose={onClose}
      footnote={(isDone) => handOver && <ChangedLinks {...handOver} isDone={isDone} />}
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
      {handOver ? (
        <div>{previewText(handOver)}</div>
      ) : (
        <Button variant="outlined" onClick={onNewPerson} sx={{ alignSelf: 'flex-start' }}>
          Someone new
        </Button>
      )}
    </BulkDialog>
  )
}

/** Describes what the run will do. */
function previewText({ rep, newRep, reps, locations }: LinkChange): string {
  const [name, other] = [repTitle(rep), repTitle(newRep)]
  const sold = locations.filter((location) => isAssigned(rep, location, reps))
  const added = pricingPlansOf(sold.filter((location) => !isAssigned(newRep, location, reps)))
  if (added.length === 0)
    return `${other} already sells everything ${name} does. ${name} is deleted.`
  const plans = joined(added.map((plan) => plan.name))
  return `${other} also gets ${plans}. ${name} is deleted once all of it is saved, so no pricing plan is ever without a rep.`
}
