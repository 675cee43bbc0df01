import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useEffect, useId, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Alert } from '../Alert'
import styles from './FieldChoice.module.css'
import type { Difference } from './fieldTexts'
import type { DraftForm } from './useDraftForm'

const SIDES = { mine: 'yours', theirs: 'saved version' }

/** What somebody else changed, and their version. */
export interface Choice<Typed> {
  differences: readonly Difference[]
  theirs: Typed
}

interface FieldChoiceProps<Typed extends FieldValues, Values> extends Choice<Typed> {
  form: DraftForm<Typed, Values>
  /** The server's version was taken. */
  onEnd: () => void
}

/**
 * Both versions of a record that somebody else changed meanwhile, to choose from field by field. A field that
 * the person has typed is preselected as theirs, any other as the server's.
 */
export function FieldChoice<Typed extends FieldValues, Values>(
  props: FieldChoiceProps<Typed, Values>,
) {
  const { form, differences, theirs, onEnd } = props
  const id = useId()
  const alert = useRef<HTMLDivElement>(null)
  /** The fields for which the server's value is chosen. */
  const [chosen, setChosen] = useState(() =>
    differences.filter(({ isTyped }) => !isTyped).map(({ field }) => field),
  )
  // The pressed button disappears. The alert gets the focus, so a second Enter chooses nothing.
  useEffect(() => alert.current?.focus(), [])
  const choose = (field: string, isTheirs: boolean) =>
    setChosen([...chosen.filter((one) => one !== field), ...(isTheirs ? [field] : [])])
  /** Called just before the form around it is submitted. */
  function fillIn() {
    const values = Object.entries(theirs).filter(([field]) => chosen.includes(field))
    form.draft.rebase(theirs, { ...form.getValues(), ...Object.fromEntries(values) })
  }
  function takeTheirs() {
    form.draft.rebase(theirs, theirs)
    onEnd()
  }

  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      severity="warning"
      // It was not saved.
      role="alert"
      className={styles.choice}
    >
      This was changed since you opened it. Choose what to keep.
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">Saved version</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, label, ...texts }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              {(['mine', 'theirs'] as const).map((side) => (
                <td key={side}>
                  <label className={styles.version}>
                    <input
                      type="radio"
                      name={`${id}${field}`}
                      aria-label={`${label}, ${SIDES[side]}: ${texts[side] || 'nothing'}`}
                      checked={chosen.includes(field) === (side === 'theirs')}
                      onChange={() => choose(field, side === 'theirs')}
                    />
                    <span>{texts[side] || '—'}</span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Stack direction="row" spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
        <Button type="submit" size="small" variant="outlined" color="inherit" onClick={fillIn}>
          Save this choice
        </Button>
        <Button size="small" color="inherit" onClick={takeTheirs}>
          Keep the saved version
        </Button>
      </Stack>
    </Alert>
  )
}
