import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { CURRENCY_SIGN } from '../../domain/money'

/** An amount in dollars, kept as the text that was typed: spread `form.register(name)` into it. */
export function MoneyField({
  label,
  error,
  ...field
}: UseFormRegisterReturn & { label: string; error: string | undefined }) {
  return (
    <TextField
      {...field}
      label={label}
      error={error !== undefined}
      helperText={error}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: {
          startAdornment: <InputAdornment position="start">{CURRENCY_SIGN}</InputAdornment>,
        },
      }}
    />
  )
}
