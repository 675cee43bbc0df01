import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { cssColor, GREY } from '../../domain/pricing'

/** A location's colour: 3 to 6 hex characters, shown beside them; anything else is grey (section 5). */
export function ColorField({ field, color }: { field: UseFormRegisterReturn; color: string }) {
  const shown = cssColor(color.replace(/^\s*#/, ''))
  const isGrey = color.trim() !== '' && shown === GREY
  return (
    <TextField
      {...field}
      label="Color"
      autoComplete="off"
      helperText={isGrey ? 'Not a colour: it will show as grey' : 'Hex, for example C8102E'}
      slotProps={{
        htmlInput: { spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <span
                style={{
                  width: 20,
                  height: 20,
                  borderRadius: 4,
                  border: '1px solid #c3cad3',
                  background: shown,
                }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
