import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useCombinedPlans } from '../../api/combinedPlans'
import { useGames } from '../../api/games'
import { usePlans } from '../../api/plans'
import { WORDS } from '../../api/writes/words'
import { teams } from '../../content/teams'
import { counted } from '../../domain/checks/finding'
import type { Plan } from '../../domain/plan'
import { Alert } from '../../ui/Alert'
import { forgetDraft, readDraft, writeDraft } from '../../ui/form/drafts'
import { QueryState } from '../kit/QueryState'
import { packagesNaming } from '../links/CarriedPlan'
import { BulkDialog, NamedList } from '../list/BulkDialog'
import { newNameProblem, renameSteps, whyNotRenamed } from './planRename'
import { type PlansKind, plansConfigs } from './plansConfigs'

/**
 * Gives a plan another name where no call renames it, as one run. Its preview is the question of
 * docs/rules/words.md#questions-before-a-delete.
 */
export function RenamePlanDialog({
  kind,
  plan,
  onClose,
}: {
  kind: PlansKind
  plan: Plan
  onClose: () => void
}) {
  const { place, team } = plansConfigs[kind]
  const draft = { form: 'plan-rename', record: plan.name }
  const [typed, setTyped] = useState(() => String(readDraft(draft)?.name ?? plan.name))
  const games = useGames(team)
  const combined = useCombinedPlans()
  const bruins = usePlans('bruins')
  const celtics = usePlans('celtics')
  const to = typed.trim()

  const isRead = games.data && combined.data && bruins.data && celtics.data
  const plans = { bruins: bruins.data ?? [], celtics: celtics.data ?? [] }
  const refused = isRead && whyNotRenamed(team, plan, plans, games.data)
  const problem = isRead && !refused ? newNameProblem(team, plan, to, plans) : undefined
  const isChanged = to !== '' && to !== plan.name
  const steps =
    isRead && isChanged && !refused && !problem
      ? renameSteps({ team, plan, to, games: games.data, combinedPlans: combined.data })
      : []
  return (
    <BulkDialog
      title={`Rename ${plan.name}`}
      place={place}
      action="Rename"
      order={{
        doing: `Renaming ${plan.name} to ${to}`,
        done: `Renamed ${plan.name} to ${to}`,
        steps,
        isStrict: true,
      }}
      onStart={() => forgetDraft(draft)}
      onClose={onClose}
    >
      {refused ? (
        <Alert severity="warning">{refused}</Alert>
      ) : (
        <TextField
          label="Plan Event Name"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            writeDraft(draft, { name: event.target.value })
          }}
          onFocus={(event) => event.target.select()}
          error={isChanged && problem !== undefined}
          helperText={isChanged && problem}
          autoComplete="off"
          autoFocus
        />
      )}
      {steps.length > 0 && (
        <Preview
          {...{ kind, plan, to }}
          packages={packagesNaming(combined.data ?? [], plan.name, to).map(({ code }) => code)}
        />
      )}
      <QueryState query={games} loading="Loading games..." failed={WORDS.game.load} />
      <QueryState query={combined} failed={WORDS.combinedPlan.load} />
      <QueryState query={bruins} failed={WORDS.plan.load} />
      <QueryState query={celtics} failed={WORDS.plan.load} />
    </BulkDialog>
  )
}

/** What will happen, in the order in which it does. */
function Preview({
  kind,
  plan,
  to,
  packages,
}: {
  kind: PlansKind
  plan: Plan
  to: string
  packages: readonly string[]
}) {
  const { name, deletesPlans } = teams[plansConfigs[kind].team]
  const { length } = plan.eventNames
  return (
    <>
      <strong>{`Are you sure you want to delete plan ${plan.name}?`}</strong>
      <NamedList
        words="What happens, one after the other:"
        lines={[
          length === 0 ? `${to} is created.` : `${to} gets its ${counted(length, 'game')}.`,
          packages.length === 0
            ? 'No package uses it.'
            : `${counted(packages.length, 'package')} will use the new name, with today as the last update: ${packages.join(', ')}.`,
          deletesPlans
            ? `${plan.name} is deleted.`
            : `${plan.name} loses its games. The name stays as an empty plan, because a ${name} plan cannot be deleted.`,
        ]}
      />
      <div>
        {`Nothing leaves ${plan.name} until all of it is under the new name. Undo brings ${plan.name} back and leaves ${to} empty.`}
      </div>
    </>
  )
}
