import Button from '@mui/material/Button'
import { useState } from 'react'
import { useGamePlan } from '../../api/gamePlans'
import { readFailureReason } from '../../api/writes/messages'
import { BASE_PATH, paths } from '../../config/paths'
import type { GamePlan } from '../../domain/plan'
import { Alert } from '../../ui/Alert'
import { LoadError, Loading } from '../../ui/LoadState'
import { PageHeader } from '../../ui/PageHeader'
import { GamePlanForm } from './GamePlanForm'

const NOT_FOUND = 'Game Plan not found.'

/** Edit Game Plan (docs/rules/screens.md#edit-game-plan): the name and total of one plan. */
export function EditGamePlan({ id }: { id: string }) {
  return (
    <>
      <PageHeader title="Edit Game Plan" />
      <LoadedGamePlan key={id} id={id} />
    </>
  )
}

function LoadedGamePlan({ id }: { id: string }) {
  const plan = useGamePlan(id)
  // The form starts with a fresh plan from the server, not with a cached one that is being
  // refetched. Later responses must not replace what was typed.
  const [first, setFirst] = useState<GamePlan>()
  if (first === undefined && plan.isSuccess && !plan.isFetching && plan.data) setFirst(plan.data)

  if (first) return <GamePlanForm id={id} plan={first} />
  if (plan.isFetching) return <Loading text="Loading game plan..." />
  return (
    <>
      {plan.isError ? (
        <LoadError
          text={NOT_FOUND}
          reason={readFailureReason(plan.error)}
          onRetry={() => void plan.refetch()}
        />
      ) : (
        <Alert severity="warning">{NOT_FOUND}</Alert>
      )}
      <Button variant="outlined" href={`${BASE_PATH}${paths.signIn}`} style={{ marginTop: 16 }}>
        Go to the home page
      </Button>
    </>
  )
}
