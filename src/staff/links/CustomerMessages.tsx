import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { combinedPlansQuery } from '../../api/combinedPlans'
import { useReps } from '../../api/reps'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import { paths } from '../../config/paths'
import { footerWords } from '../../content/words/footerWords'
import type { ChangedPackage } from '../../domain/games/changedPackage'
import { addRepQuery } from '../../domain/rep'
import { counted } from '../../domain/text'
import { clickLink } from '../../lib/download'
import { SmallCheckbox } from '../../ui/form/SmallCheckbox'
import { useNotify } from '../../ui/Notifications'
import { useCopyText } from '../../ui/useCopyText'
import { WrapRow } from '../../ui/WrapRow'
import { runsOf } from '../writes/runStore'
import { useRuns } from '../writes/useRuns'
import { Fold, OpenLink } from './linkParts'
import { changeMail } from './mailLinks'
import { RepChoice, type RepChoiceProps, useOwnRep } from './RepChoice'
import { actionKey, useDoneMarks } from './useDoneMarks'

interface CustomerMessagesProps {
  packages: readonly ChangedPackage[]
}

/** `2 of 3 told.` or `All told.` */
export function toldText(packages: readonly ChangedPackage[]): string {
  const told = packages.filter(({ isTold }) => isTold).length
  return told === packages.length ? 'All told.' : `${told} of ${packages.length} told.`
}

/** Lists packages with changed games, each with a message to its customer. */
export function CustomerMessages({ packages }: CustomerMessagesProps) {
  const { data: reps = [], isLoading } = useReps()
  const { rep, pick } = useOwnRep(reps)
  return (
    <Stack spacing={2}>
      <Typography role="status" variant="body2">
        <strong>{toldText(packages)}</strong>
        {' Only you see these marks, in this browser.'}
      </Typography>
      <RepChoice
        label="Contact in the messages"
        reps={reps}
        rep={rep}
        isLoading={isLoading}
        none={footerWords.salesLabel}
        onPick={pick}
      />
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {packages.map((changed) => (
          <PackageMessage key={changed.plan.code} changed={changed} rep={rep} reps={reps} />
        ))}
      </Stack>
      {packages.some(({ isMarked }) => !isMarked) && (
        <WrapRow sx={{ alignItems: 'center' }}>
          <MarkButton packages={packages} />
          <Typography variant="body2">Sets the last-updated date to today.</Typography>
        </WrapRow>
      )}
    </Stack>
  )
}

type PackageMessageProps = Pick<RepChoiceProps, 'rep' | 'reps'> & { changed: ChangedPackage }

/**
 * A message to one customer, which names `rep` as the contact. Copying or mailing it marks the
 * customer as told; Undo or the check box reverts it.
 */
function PackageMessage({ changed, rep, reps }: PackageMessageProps) {
  const { plan, lines, isTold, isMarked } = changed
  const { add: addMarks, removeLast } = useDoneMarks()
  const notify = useNotify()
  const told = actionKey('told', plan)
  function tell(sentText: string): void {
    const undo = { name: 'Undo', isUndo: true, run: () => removeLast(told) }
    if (isTold) notify(sentText, 'success', { subject: 'Told' })
    else {
      addMarks([told])
      const text = `${sentText} ${plan.code} is marked as told.`
      notify(text, 'success', { subject: 'Told', action: undo })
    }
  }
  const copy = useCopyText()
  const address = addRepQuery(paths.packageSheet({ combinePlanEvent: plan.code }), rep, reps)
  const message = changeMail(plan.title || plan.code, lines, address, rep)
  return (
    <Card component="li" variant="outlined" aria-label={plan.code} sx={{ px: 2, pb: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', '& label': { flex: 'none' } }}>
        <Typography component="h3" sx={{ py: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {[plan.code, plan.title].filter(Boolean).join(' · ')}
        </Typography>
        <SmallCheckbox
          label="Told"
          ariaLabel={`Told: ${plan.code}`}
          checked={isTold}
          onChange={(isChecked) => (isChecked ? addMarks([told]) : removeLast(told))}
        />
      </Stack>
      <Typography component="ul" variant="body2" sx={{ m: 0, mb: 1.5, p: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Typography>
      <WrapRow sx={{ alignItems: 'center' }}>
        <Button
          size="small"
          variant="outlined"
          aria-label={`Copy message for ${plan.code}`}
          onClick={async () => {
            if (await copy(message.text, 'Message copied.')) tell('Message copied.')
          }}
        >
          Copy message
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-label={`Email about ${plan.code}`}
          onClick={() => {
            clickLink({ href: message.href })
            tell('Your email app opens with the message in it.')
          }}
        >
          Email
        </Button>
        <OpenLink name={plan.code} address={address}>
          Open
        </OpenLink>
        {isMarked && <Typography variant="body2">Marked as updated</Typography>}
      </WrapRow>
      <Fold label="Show message">
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {message.text}
        </Typography>
      </Fold>
    </Card>
  )
}

/** The button that marks the remaining packages as updated. Renders nothing if all are marked. */
export function MarkButton({ packages }: CustomerMessagesProps) {
  const markUpdated = useMarkUpdated()
  const unmarked = packages.filter(({ isMarked }) => !isMarked)
  if (unmarked.length === 0) return null
  const packagesText = unmarked.length === 1 ? 'the package' : `the ${unmarked.length} packages`
  return (
    <Button
      color="inherit"
      size="small"
      variant="outlined"
      onClick={() => void markUpdated(unmarked)}
    >
      <span>{`Mark ${packagesText} as updated`}</span>
    </Button>
  )
}

/** Returns a function that marks packages as updated, with a run. */
function useMarkUpdated() {
  const client = useQueryClient()
  const { start } = useRuns()
  const refetchFresh = useRefetchFresh()
  const { add } = useDoneMarks()
  return async (packages: readonly ChangedPackage[]): Promise<void> => {
    const { currentOwner } = runsOf(client)
    const owner = currentOwner()
    const shown = packages.map(({ plan }) => plan)
    const codes = shown.map(({ code }) => code)
    add(shown.map((plan) => actionKey('marked', plan)))
    // The step compares the `last_updated` values before and after it, so it needs the stored ones.
    const stored = await refetchFresh(combinedPlansQuery()).catch(() => shown)
    if (currentOwner() !== owner) return
    const marked = codes.length > 1 ? counted(codes.length, 'package') : codes.join()
    start({
      doing: `Marking ${marked} as updated`,
      done: `Marked ${marked} as updated`,
      steps: stored
        .filter(({ code }) => codes.includes(code))
        .map((plan) => ({ kind: 'markCombinedPlan', plan })),
      isSequel: true,
    })
  }
}
