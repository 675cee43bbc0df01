import TextField from '@mui/material/TextField'

/** One of several to choose from, by the browser's own list. */
export function PickField({
  label,
  value,
  options,
  onPick,
}: {
  label: string
  /** '' for none yet. */
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onPick: (value: string) => void
}) {
  return (
    <TextField
      select
      autoFocus
      label={label}
      value={value}
      onChange={(event) => onPick(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">Please choose</option>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </TextField>
  )
}
