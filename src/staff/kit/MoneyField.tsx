import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { MouseEventHandler } from 'react'
import { CURRENCY_SIGN } from '../../domain/money'
import type { FieldProps } from '../../ui/form/fieldsOf'

/** An amount in dollars, kept as the text that was typed: spread a field of `fieldsOf` into it. */
export function MoneyField({
  label,
  ...field
}: FieldProps & { label: string; onClick?: MouseEventHandler }) {
  return (
    <TextField
      {...field}
      label={label}
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
