import Button from '@mui/material/Button'
import { RunProgress } from '../writes/RunProgress'
import { useRun } from '../writes/useRuns'

/** How the last save stands; at its end it can be put away. */
export function PriceSaveProgress({ id }: { id: string }) {
  const job = useRun(id)
  return (
    <>
      <RunProgress id={id} />
      {job?.state === 'ended' && <Button onClick={job.close}>Close</Button>}
    </>
  )
}
