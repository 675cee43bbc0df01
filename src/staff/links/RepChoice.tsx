import TextField from '@mui/material/TextField'
import { type Rep, repTitle } from '../../domain/rep'

/** No rep's number. */
const LOADING = 'loading'

/** Whose contact stands on the pages. */
export function RepChoice({
  reps,
  rep,
  none,
  isLoading = false,
  onPick,
}: {
  reps: readonly Rep[]
  rep: Rep | null
  /** How nobody is called, where nobody may be chosen. */
  none?: string
  /** Nobody knows yet whom there is to choose. */
  isLoading?: boolean
  onPick: (rep: Rep | null) => void
}) {
  return (
    <TextField
      select
      label="Contact on the pages"
      value={isLoading ? LOADING : (rep?.id ?? '')}
      onChange={({ target }) => onPick(reps.find(({ id }) => String(id) === target.value) ?? null)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      fullWidth
    >
      {isLoading && <option value={LOADING}>Loading the contacts...</option>}
      {none !== undefined && <option value="">{none}</option>}
      {reps.map((one) => (
        <option key={one.id} value={one.id}>
          {[repTitle(one), one.phone].filter(Boolean).join(', ')}
        </option>
      ))}
    </TextField>
  )
}
