import Button from '@mui/material/Button'
import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import unseen from '../../../ui/unseen.module.css'
import { countsOf, endedOf, leftOf, wordsOf } from './figures'
import styles from './JobChip.module.css'
import { useJobs } from './useJobs'

const JobsDialog = lazyDialog(() => import('./JobsDialog'), 'JobsDialog')

/** In the top bar, as long as there are jobs: how far the one that goes is, or what the last did or has left. */
export function JobChip() {
  const { jobs } = useJobs()
  // A link in it leads to another page, and closes it, for the way back too; a page's own address may
  // still follow what was typed or chosen there.
  const location = useLocation()
  const navigationType = useNavigationType()
  const { key } = location
  const isFollowing = navigationType === 'REPLACE'
  const [openAt, setOpenAt] = useState<string>()
  if (openAt !== undefined && openAt !== key) setOpenAt(isFollowing ? key : undefined)
  const job = jobs.find(({ state }) => state === 'running') ?? jobs.at(-1)
  if (job === undefined) return null
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        aria-label={`Jobs. ${wordsOf(job)} ${hasEnded(job) ? 'Done' : chipWords(job)}`}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
      >
        <span className={styles.words}>{chipWords(job)}</span>
        {hasEnded(job) && <span className={styles.short}>Done</span>}
      </Button>
      {/* What has ended is heard on whatever screen. */}
      <span role="status" className={unseen.unseen}>
        {job.state === 'ended' || job.state === 'asking' ? `Jobs: ${chipWords(job)}` : ''}
      </span>
      {openAt === key && <JobsDialog onClose={() => setOpenAt(undefined)} />}
    </>
  )
}

type Shown = Parameters<typeof wordsOf>[0]

/** Nothing is left of it: its own words say what it did. */
const hasEnded = ({ state, items }: Shown) => state !== 'running' && leftOf(countsOf(items)) === 0

function chipWords(job: Shown): string {
  if (hasEnded(job)) return wordsOf(job).replace(/\.$/, '')
  const { state, items } = job
  const counts = countsOf(items)
  if (state === 'running') return `${endedOf(counts)} of ${items.length}`
  return `${leftOf(counts)} left`
}
