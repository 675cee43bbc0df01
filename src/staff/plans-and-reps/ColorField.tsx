import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { colorProblem, cssColor } from '../../domain/locationColor'

/**
 * A location's colour as hex text, shown beside it; anything unusable is grey
 * (docs/rules/fields.md#location-color).
 */
export function ColorField({ field, color }: { field: UseFormRegisterReturn; color: string }) {
  const hex = color.replace(/^\s*#/, '')
  return (
    <TextField
      {...field}
      label="Color"
      autoComplete="off"
      helperText={colorProblem(hex) ?? '3, 4 or 6 hex characters, for example C8102E'}
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
                  background: cssColor(hex),
                  forcedColorAdjust: 'none',
                }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
