import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Alert } from '../../ui/Alert'
import type { DraftForm } from '../../ui/form/useDraftForm'
import type { FieldConflict } from './fieldTexts'

const SIDES = [
  { side: 'mine', name: 'Yours' },
  { side: 'theirs', name: 'Saved version' },
] as const

type Side = (typeof SIDES)[number]['side']

/** The fields that another person changed, and that person's version of the record. */
export interface VersionChoice<Typed> {
  differences: readonly FieldConflict[]
  theirs: Typed
}

interface FieldChoiceProps<Typed extends FieldValues, Values> extends VersionChoice<Typed> {
  form: DraftForm<Typed, Values>
  /** Called after the server's version was applied. */
  onEnd: () => void
}

/** The radio buttons take the width of the alert. */
const FULL_WIDTH_MESSAGE = { '& > .MuiAlert-message': { flex: 1 } }

/**
 * Shows both versions of a record that another person changed in the meantime, to choose from field
 * by field. Typed fields are preselected as 'Yours', all others as 'Saved version'.
 */
export function FieldChoice<Typed extends FieldValues, Values>(
  props: FieldChoiceProps<Typed, Values>,
) {
  const { form, differences, theirs, onEnd } = props
  const alert = useRef<HTMLDivElement>(null)
  /** The chosen side of each field. */
  const [chosen, setChosen] = useState<Record<string, Side>>(() =>
    Object.fromEntries(differences.map((one) => [one.field, one.isTyped ? 'mine' : 'theirs'])),
  )
  // The clicked button disappears. Focuses the alert, so that a second Enter chooses nothing.
  useEffect(() => alert.current?.focus(), [])
  /** Called on the click of the submit button, just before its form is submitted. */
  function applyChoices() {
    const values = Object.entries(theirs).filter(([field]) => chosen[field] === 'theirs')
    form.draft.rebase(theirs, { ...form.getValues(), ...Object.fromEntries(values) })
  }
  function takeSaved() {
    form.draft.rebase(theirs, theirs)
    onEnd()
  }

  return (
    // Announced as an alert, because the save was refused.
    <Alert ref={alert} tabIndex={-1} severity="warning" role="alert" sx={FULL_WIDTH_MESSAGE}>
      This was changed since you opened it. Choose what to keep.
      {differences.map((difference) => (
        <FormControl key={difference.field} component="fieldset" fullWidth sx={{ mt: 1.5 }}>
          <FormLabel component="legend" sx={{ typography: 'body2', color: 'inherit' }}>
            {difference.label}
          </FormLabel>
          <RadioGroup
            row
            value={chosen[difference.field]}
            onChange={(_, side) => setChosen({ ...chosen, [difference.field]: side as Side })}
          >
            {SIDES.map(({ side, name }) => (
              <FormControlLabel
                key={side}
                value={side}
                label={`${name}: ${difference[side] || 'nothing'}`}
                control={<Radio size="small" color="warning" />}
                slotProps={{ typography: { variant: 'body2' } }}
                // Side by side if there is room.
                sx={{ flex: '1 1 12rem', mr: 1, overflowWrap: 'anywhere' }}
              />
            ))}
          </RadioGroup>
        </FormControl>
      ))}
      <Stack direction="row" spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
        <Button
          type="submit"
          size="small"
          variant="outlined"
          color="inherit"
          onClick={applyChoices}
        >
          Save this choice
        </Button>
        <Button size="small" color="inherit" onClick={takeSaved}>
          Keep the saved version
        </Button>
      </Stack>
    </Alert>
  )
}
