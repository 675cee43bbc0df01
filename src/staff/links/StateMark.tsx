import Typography from '@mui/material/Typography'
import type { PageState } from './pageState'

const marks = {
  opens: { sign: '✓', text: 'Opens', color: 'success.main' },
  incomplete: { sign: '!', text: 'Incomplete.', color: 'warning.dark' },
  'not-found': { sign: '✕', text: 'Not found.', color: 'error.main' },
  unknown: { sign: '?', text: 'Not checked.', color: 'text.secondary' },
} as const

/** What a customer will see on a page, in words with a sign beside: never by color alone. */
export function StateMark({ state }: { state: PageState | undefined }) {
  if (state === undefined)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Checking...
      </Typography>
    )
  const { sign, text, color } = marks[state.is]
  return (
    <Typography variant="body2" sx={{ color }}>
      <span aria-hidden="true">{`${sign} `}</span>
      <span>{text}</span> {state.why && <span>{state.why}</span>}
    </Typography>
  )
}
