import TextField from '@mui/material/TextField'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useCombinedPlans } from '../../api/combinedPlans'
import { useGames } from '../../api/games'
import { plansQuery } from '../../api/plans'
import { MESSAGES } from '../../api/writes/messages'
import { perTeam, type TeamKey, teamKeys, teams } from '../../content/teams'
import type { CombinedPlan } from '../../domain/combinedPlan'
import type { Plan } from '../../domain/plan'
import { counted } from '../../domain/text'
import { Alert } from '../../ui/Alert'
import { forgetDraft, readDraft, writeDraft } from '../../ui/form/drafts'
import { QueryState } from '../kit/QueryState'
import { ImpactNote } from '../links/ImpactNote'
import { packageUpdates } from '../links/usePackageUpdates'
import { BulkDialog, NamedList } from '../list/bulk/BulkDialog'
import { newNameProblem, renameRefusal, renameSteps } from './planRename'
import { type PlansKind, plansConfigs } from './plansConfigs'

interface RenamePlanDialogProps {
  kind: PlansKind
  plan: Plan
  onClose: () => void
}

/**
 * Gives a plan another name where no call renames it, as one run. Its preview is the question of
 * docs/rules/words.md#questions-before-a-delete.
 */
export function RenamePlanDialog({ kind, plan, onClose }: RenamePlanDialogProps) {
  const { breadcrumb, team } = plansConfigs[kind]
  const draft = { form: 'plan-rename', record: plan.name }
  const [typed, setTyped] = useState(() => String(readDraft(draft)?.name ?? plan.name))
  const games = useGames(team)
  const combined = useCombinedPlans()
  const teamPlans = useQueries({ queries: teamKeys.map(plansQuery) })
  const queries = [games, combined, ...teamPlans]
  const isRead = queries.every(({ data }) => data !== undefined)
  const [teamGames = [], combinedPlans = []] = [games.data, combined.data]
  const plans = perTeam((one) => teamPlans[teamKeys.indexOf(one)]?.data ?? [])
  const newName = typed.trim()
  const refusal = isRead && renameRefusal(team, plan, plans, teamGames)
  const problem = newName === plan.name ? undefined : newNameProblem(team, plan, newName, plans)
  const isReady = isRead && !refusal && !problem && newName !== '' && newName !== plan.name
  const steps = isReady ? renameSteps({ team, plan, newName, games: teamGames, combinedPlans }) : []
  return (
    <BulkDialog
      title={`Rename ${plan.name}`}
      breadcrumb={breadcrumb}
      action="Rename"
      order={{
        doing: `Renaming ${plan.name} to ${newName}`,
        done: `Renamed ${plan.name} to ${newName}`,
        steps,
        isStrict: true,
      }}
      onStart={() => forgetDraft(draft)}
      onClose={onClose}
    >
      {refusal ? (
        <Alert severity="warning">{refusal}</Alert>
      ) : (
        <TextField
          label="Plan Event Name"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            writeDraft(draft, { name: event.target.value })
          }}
          onFocus={(event) => event.target.select()}
          error={problem !== undefined}
          helperText={problem}
          autoComplete="off"
          autoFocus
        />
      )}
      {!refusal && <ImpactNote kind="plan" records={[plan]} />}
      {isReady && (
        <>
          <NamedList
            label={`Renaming ${plan.name} to ${newName}, in this order:`}
            lines={previewLines(team, plan, newName, combinedPlans)}
          />
          <div>
            {`${plan.name} keeps its games until they’re all under the new name. Undo restores ${plan.name} and leaves ${newName} empty.`}
          </div>
          {teams[team].canDeletePlans && (
            <div>{`Are you sure you want to delete plan ${plan.name}?`}</div>
          )}
        </>
      )}
      <QueryState query={games} loading="Loading games..." failed={MESSAGES.game.load} />
      <QueryState query={combined} failed={MESSAGES.combinedPlan.load} />
      {teamPlans.map((query, index) => (
        <QueryState key={teamKeys[index]} query={query} failed={MESSAGES.plan.load} />
      ))}
    </BulkDialog>
  )
}

/** What will happen, in the order in which it does. */
function previewLines(
  team: TeamKey,
  { name, eventNames: { length } }: Plan,
  newName: string,
  combinedPlans: readonly CombinedPlan[],
): string[] {
  const codes = packageUpdates(combinedPlans, name, newName).map(({ code }) => code)
  const packages = counted(codes.length, 'package')
  return [
    length === 0 ? `${newName} is created.` : `${newName} gets its ${counted(length, 'game')}.`,
    codes.length === 0
      ? 'No package uses it.'
      : `${packages} will use the new name, with today as the last update: ${codes.join(', ')}.`,
    teams[team].canDeletePlans
      ? `${name} is deleted.`
      : `${name} loses its games. The name stays as an empty plan, because a ${teams[team].name} plan can’t be deleted.`,
  ]
}
