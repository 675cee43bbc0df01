import Button from '@mui/material/Button'
import { useState } from 'react'
import { useGamePlan } from '../../api/gamePlans'
import { whyUnread } from '../../api/writes/reason'
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
  // The form starts with what the server has now, not with an older answer that is being read
  // again; once it stands, a later answer must not take it away.
  const [first, setFirst] = useState<GamePlan>()
  if (first === undefined && plan.isSuccess && !plan.isFetching && plan.data) setFirst(plan.data)

  if (first) return <GamePlanForm id={id} plan={first} />
  if (plan.isFetching) return <Loading text="Loading game plan..." />
  if (plan.isError) {
    return (
      <>
        <LoadError
          text={NOT_FOUND}
          why={whyUnread(plan.error)}
          onRetry={() => void plan.refetch()}
        />
        <WayOut />
      </>
    )
  }
  return (
    <>
      <Alert severity="warning">{NOT_FOUND}</Alert>
      <WayOut />
    </>
  )
}

/** As on an address that leads nowhere. */
function WayOut() {
  return (
    <Button variant="outlined" href={`${BASE_PATH}${paths.signIn}`} style={{ marginTop: 16 }}>
      Go to the start page
    </Button>
  )
}
