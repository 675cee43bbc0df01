import Button from '@mui/material/Button'
import { useState } from 'react'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import unseen from '../../../ui/unseen.module.css'
import { countsOf, endedOf, leftOf, wordsOf } from './figures'
import { useJobs } from './useJobs'

const JobsDialog = lazyDialog(() => import('./JobsDialog'), 'JobsDialog')

/** In the top bar, as long as there are jobs: how far the one that goes is, or what is left of the last. */
export function JobChip(_: { onClose: () => void }) {
  const { jobs } = useJobs()
  const [isOpen, setOpen] = useState(false)
  const job = jobs.find(({ state }) => state === 'running') ?? jobs.at(-1)
  if (job === undefined) return null
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        aria-label={`Jobs. ${wordsOf(job)} ${chipWords(job)}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>{chipWords(job)}</span>
      </Button>
      {/* What has ended is heard on whatever screen. */}
      <span role="status" className={unseen.unseen}>
        {job.state === 'ended' || job.state === 'asking' ? `Jobs: ${chipWords(job)}` : ''}
      </span>
      {isOpen && <JobsDialog onClose={() => setOpen(false)} />}
    </>
  )
}

type Shown = Parameters<typeof wordsOf>[0]

function chipWords({ state, items }: Shown): string {
  const counts = countsOf(items)
  if (state === 'running') return `${endedOf(counts)} of ${items.length}`
  const left = leftOf(counts)
  if (left > 0) return `${left} left`
  return items.length > 0 ? 'Done' : 'Jobs'
}
