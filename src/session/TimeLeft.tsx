import { formatTimeLeft } from '../domain/session'
import { useCountdown } from './countdown'
import { useSession } from './useSession'

/** The remaining session time in hours, minutes and seconds; nothing when it is unknown. */
export function TimeLeft({ label }: { label: string }) {
  const seconds = useCountdown(useSession().countdown)
  if (seconds === null) return null
  return (
    <div>
      <strong>{`${label}:`}</strong> <span role="timer">{formatTimeLeft(seconds)}</span>
    </div>
  )
}
