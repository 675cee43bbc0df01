import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useStore } from '../../../lib/createStore'
import { useNotify } from '../../../ui/Notifications'
import { hasLeft } from './hasLeft'
import { type Job, type JobOrder, jobsOf } from './jobStore'

const loadEngine = (client: QueryClient) =>
  import('./engine').then(({ engineOf }) => engineOf(client))

/** Offers what an earlier page left of this person's jobs. */
export async function offerLeft(client: QueryClient, owner: string): Promise<void> {
  if (!hasLeft(owner)) return
  const engine = await loadEngine(client).catch(() => null)
  await engine?.takeLeft(owner)
}

/** Its owner leaves by choice. */
export async function leaveJobs(client: QueryClient, owner: string): Promise<void> {
  if (jobsOf(client).get().length === 0 && !hasLeft(owner)) return
  const engine = await loadEngine(client).catch(() => null)
  engine?.leave(owner)
}

/** Takes the last failure's message away: the next try tells of itself. */
let takeBack = () => {}

/** Hands a move of a person to what runs the jobs, which is loaded with the first one. */
function useMove() {
  const client = useQueryClient()
  const notify = useNotify()
  return (
    move: (engine: Awaited<ReturnType<typeof loadEngine>>) => void,
    onFail?: () => void,
  ): void => {
    loadEngine(client).then(
      (engine) => {
        takeBack()
        move(engine)
      },
      () => {
        takeBack = notify(
          'That could not be started. Please try again, or reload the page.',
          'error',
        )
        onFail?.()
      },
    )
  }
}

/** The jobs of whoever is signed in, oldest first, and the way to start one. */
export function useJobs() {
  const store = jobsOf(useQueryClient())
  const jobs = useStore(store)
  const move = useMove()
  return {
    jobs,
    /**
     * Starts a job, which goes on whatever screen is shown.
     * @returns its id, by which {@link useJob} and JobProgress know it.
     */
    start(order: JobOrder): string {
      const id = store.add(order)
      move(
        (engine) => engine.run(id),
        () => store.change(id, { state: 'stopped', whyStopped: 'it could not be started' }),
      )
      return id
    },
  }
}

/** One job with what a person may do to it. */
export interface JobInHand extends Job {
  /** No further step leaves; those on their way end. */
  pause: () => void
  /** Goes on with what waits or was not sent. */
  resume: () => void
  /** Ends it: what has not left stays as it is; a swap of codes that has begun is finished. */
  cancel: () => void
  /** Sends again what failed or is uncertain; each is read first. */
  retry: () => void
  /** Takes back what it did, as a job of its own, where nobody has changed it since. */
  undo: () => void
  /** Forgets it. */
  close: () => void
}

/** A job by its id; undefined where there is none any more. */
export function useJob(id: string): JobInHand | undefined {
  const store = jobsOf(useQueryClient())
  const job = useSyncExternalStore(store.subscribe, () => store.find(id))
  const move = useMove()
  return (
    job && {
      ...job,
      pause: () => move((engine) => engine.pause(id)),
      resume: () => move((engine) => engine.resume(id)),
      cancel: () => move((engine) => engine.cancel(id)),
      retry: () => move((engine) => engine.retry(id)),
      undo: () => move((engine) => engine.undo(id)),
      close: () => store.remove(id),
    }
  )
}
