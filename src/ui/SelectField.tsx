import TextField, { type TextFieldProps } from '@mui/material/TextField'

interface SelectFieldProps
  extends Pick<TextFieldProps, 'label' | 'className' | 'autoFocus' | 'disabled' | 'sx'> {
  /** '' for none. */
  value: string
  options: readonly (readonly [value: string, text: string])[]
  /** The text while nothing is chosen; left out where something always is. */
  none?: string | undefined
  onChange: (value: string) => void
  /** The accessible name, where there is no label. */
  name?: string
}

/**
 * A select of the browser, which stays fast with hundreds of options. A value that is not among the options
 * is shown too.
 */
export function SelectField({ value, options, none, onChange, name, ...field }: SelectFieldProps) {
  const isOffered = value === '' || options.some(([key]) => key === value)
  return (
    <TextField
      select
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { 'aria-label': name },
      }}
      {...field}
    >
      {none !== undefined && <option value="">{none}</option>}
      {!isOffered && <option value={value}>{value}</option>}
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </TextField>
  )
}
