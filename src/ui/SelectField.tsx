import TextField, { type TextFieldProps } from '@mui/material/TextField'

interface SelectFieldProps
  extends Pick<TextFieldProps, 'label' | 'className' | 'autoFocus' | 'disabled' | 'sx'> {
  /** The chosen value, or '' for none. */
  value: string
  options: readonly (readonly [value: string, text: string])[]
  /** The text of the empty option. Omit it if a value is always chosen. */
  none?: string | undefined
  onChange: (value: string) => void
  /** The accessible name, if there is no label. */
  name?: string
}

/**
 * A native select, which stays fast with hundreds of options. A value that is not among the options is shown too.
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
