import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useEffect, useId, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Alert } from '../../ui/Alert'
import type { DraftForm } from '../../ui/form/useDraftForm'
import styles from './FieldChoice.module.css'
import type { Difference } from './fields'

const SIDES = { mine: 'yours', theirs: 'on the server now' }

/**
 * The choice between what a person typed and what somebody else saved meanwhile: `offer` shows it,
 * `notice` goes into the form. What is chosen is put into the fields.
 */
export function useFieldChoice<Typed extends FieldValues, Values>(form: DraftForm<Typed, Values>) {
  const [choice, setChoice] = useState<{ differences: Difference[]; theirs: Typed }>()
  const end = () => setChoice(undefined)
  const notice = choice && (
    <FieldChoice
      differences={choice.differences}
      onChoose={(theirs) => {
        const values = form.getValues()
        const chosen = Object.entries(choice.theirs).filter(([field]) => theirs.has(field))
        form.draft.rebase(choice.theirs, { ...values, ...Object.fromEntries(chosen) })
      }}
      onTakeAll={() => {
        form.draft.rebase(choice.theirs, choice.theirs)
        end()
      }}
    />
  )
  return {
    offer: (differences: Difference[], theirs: Typed) => setChoice({ differences, theirs }),
    end,
    notice,
  }
}

/** The fields for which the server's value is chosen. */
type Theirs = ReadonlySet<string>

/**
 * Both versions of a record that somebody else changed meanwhile, to choose from field by field.
 * What the person typed is chosen already, where only the other changed something that is.
 */
function FieldChoice({
  differences,
  onChoose,
  onTakeAll,
}: {
  differences: readonly Difference[]
  /** Called just before the form around it is submitted. */
  onChoose: (theirs: Theirs) => void
  /** The server's version, whole. */
  onTakeAll: () => void
}) {
  const id = useId()
  const alert = useRef<HTMLDivElement>(null)
  const [theirs, setTheirs] = useState<Theirs>(
    () => new Set(differences.filter(({ isTyped }) => !isTyped).map(({ field }) => field)),
  )
  // The pressed button disappears. The alert gets the focus, so a second Enter chooses nothing.
  useEffect(() => alert.current?.focus(), [])
  const choose = (field: string, isTheirs: boolean) =>
    setTheirs((now) => {
      const next = new Set(now)
      if (isTheirs) next.add(field)
      else next.delete(field)
      return next
    })

  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      severity="warning"
      // It was not saved.
      role="alert"
      className={styles.choice}
    >
      This was changed since you opened it. Please choose what to keep.
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">On the server now</th>
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
                      checked={theirs.has(field) === (side === 'theirs')}
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
        <Button
          type="submit"
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => onChoose(theirs)}
        >
          Save this choice
        </Button>
        <Button size="small" color="inherit" onClick={onTakeAll}>
          Use the server's
        </Button>
      </Stack>
    </Alert>
  )
}
