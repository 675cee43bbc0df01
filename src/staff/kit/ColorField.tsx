import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { Ref } from 'react'
import { colorProblem, cssColor } from '../../domain/locationColor'
import styles from './ColorField.module.css'

/** What react-hook-form's Controller hands to a field. */
interface ColorInput {
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
}

/** A location's colour as hex text, with a preview that opens the system's own palette. */
export function ColorField({ field }: { field: ColorInput }) {
  const { value, onChange, onBlur, ref: inputRef } = field
  const color = cssColor(value)
  return (
    <TextField
      label="Color"
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/^\s*#+/, ''))}
      onBlur={onBlur}
      inputRef={inputRef}
      autoComplete="off"
      helperText={hint(value.trim())}
      slotProps={{
        htmlInput: { spellCheck: false, autoCapitalize: 'off' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              {/* The colour is data: a style attribute cannot be broken out of. */}
              <span className={styles.preview} style={{ backgroundColor: color }}>
                <input
                  type="color"
                  aria-label="Palette"
                  title="Palette"
                  value={sixDigits(color)}
                  onChange={(event) => onChange(event.target.value.slice(1).toUpperCase())}
                />
              </span>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

/** Unusable colours may be saved: they show as grey (docs/rules/fields.md#location-color). */
function hint(typed: string): string {
  if (typed === '')
    return '3, 4 or 6 hex characters, for example C8102E; without one it shows as grey'
  return colorProblem(typed) ?? ' '
}

/** The only form the palette takes: `#abc` → `#aabbcc`, any transparency dropped. */
function sixDigits(color: string): string {
  const hex = color.slice(1)
  if (hex.length === 6) return color
  return `#${[...hex.slice(0, 3)].map((digit) => digit + digit).join('')}`
}
