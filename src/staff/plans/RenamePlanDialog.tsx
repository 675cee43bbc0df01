import TextField from '@mui/material/TextField'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useCombinedPlans } from '../../api/combinedPlans'
import { useGames } from '../../api/games'
import { plansQuery } from '../../api/plans'
import { MESSAGES } from '../../api/writes/messages'
import { perTeam, teamKeys, teams } from '../../content/teams'
import type { Plan } from '../../domain/plan'
import { counted, joined } from '../../domain/text'
import { Alert } from '../../ui/Alert'
import { forgetDraft, readDraft, writeDraft } from '../../ui/form/drafts'
import { QueryState } from '../kit/QueryState'
import { ImpactNote } from '../links/ImpactNote'
import { BulkDialog, NamedList } from '../list/bulk/BulkDialog'
import { byTeam } from '../records/teamLists'
import { originalPlanSteps } from '../writes/steps/combinedPlanSteps'
import { newNameProblem, renameRefusal, renameSteps } from './planRename'
import { type PlansKind, plansConfigs } from './plansConfigs'

interface RenamePlanDialogProps {
  kind: PlansKind
  plan: Plan
  onClose: () => void
}

/**
 * Renames a plan as a run of several steps, because no call renames it. Its preview is the question
 * of docs/rules/words.md#questions-before-a-delete.
 */
export function RenamePlanDialog({ kind, plan, onClose }: RenamePlanDialogProps) {
  const { breadcrumb, team } = plansConfigs[kind]
  const { canDeletePlans, name } = teams[team]
  const draft = { form: 'plan-rename', record: plan.name }
  const [typed, setTyped] = useState(() => String(readDraft(draft)?.name ?? plan.name))
  const games = useGames(team)
  const combined = useCombinedPlans()
  const planQueries = byTeam(useQueries({ queries: teamKeys.map(plansQuery) }))
  const queries = [games, combined, ...Object.values(planQueries)]
  const areListsLoaded = queries.every(({ data }) => data !== undefined)
  const combinedPlans = combined.data ?? []
  const plans = perTeam((key) => planQueries[key].data ?? [])
  const newName = typed.trim()
  const rename = { team, plan, newName, plans, games: games.data ?? [], combinedPlans }
  const refusal = areListsLoaded && renameRefusal(rename)
  const problem = newName === plan.name ? undefined : newNameProblem(rename)
  const isReady = areListsLoaded && !refusal && !problem && newName !== '' && newName !== plan.name
  const steps = isReady ? renameSteps(rename) : []
  // Remembers the codes from before the run, because the run changes the lists.
  const [startedCodes, setStartedCodes] = useState<string[]>()
  const codes =
    startedCodes ?? originalPlanSteps(combinedPlans, plan.name, newName).map(({ code }) => code)
  const moved = joined([counted(plan.eventNames.length, 'game'), ...codes])
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
      onStart={() => {
        forgetDraft(draft)
        setStartedCodes(codes)
      }}
      onClose={onClose}
      footnote={(isDone) =>
        (isReady || startedCodes) && (
          <NamedList
            label={`${plan.name} → ${newName}`}
            lines={[
              `${isDone ? 'Moved' : 'Moves'} to the new name: ${moved}.`,
              'Customers’ links stay the same. Packages show today as the last update.',
              canDeletePlans
                ? `${plan.name} ${isDone ? 'was' : 'is then'} deleted.`
                : `${plan.name} stays in the list as an empty plan, because a ${name} plan can’t be deleted.`,
              `Undo restores ${plan.name} and leaves ${newName} empty.`,
            ]}
          />
        )
      }
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
      {isReady && canDeletePlans && (
        <div>{`Are you sure you want to delete plan ${plan.name}?`}</div>
      )}
      <QueryState query={games} loading="Loading games..." failed={MESSAGES.game.load} />
      <QueryState query={combined} failed={MESSAGES.combinedPlan.load} />
      {teamKeys.map((key) => (
        <QueryState key={key} query={planQueries[key]} failed={MESSAGES.plan.load} />
      ))}
    </BulkDialog>
  )
}
