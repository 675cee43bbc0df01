import Box from '@mui/material/Box'
import { useMemo, useRef } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import type { Hint } from '../../../domain/checks/beforeSaving'
import { severities } from '../../../domain/checks/finding'
import { severityLooks } from '../../../domain/checks/severityTitles'
import { Alert } from '../../../ui/Alert'
import type { DraftForm } from '../../../ui/form/useDraftForm'
import { useTypedLater } from '../../../ui/form/useTypedLater'
import { useAfterFrame } from '../../../ui/useAfterFrame'
import { usePointerDown } from '../../../ui/usePointerDown'
import styles from './SaveHints.module.css'

/**
 * What would be amiss with the record as it is typed, below its form. A part of its own that draws
 * itself after the field's frame: a keystroke draws neither the dialog again nor waits for the rules.
 */
export function SaveHints<Typed extends FieldValues, Values>({
  form,
  isNew,
  find,
  unread,
}: {
  form: DraftForm<Typed, Values>
  /** Of a new record nothing is said of fields that the person has not left yet. */
  isNew: boolean
  find: (typed: Typed) => readonly Hint[]
  /** Names of lists that could not be loaded. */
  unread: readonly string[]
}) {
  const typed = useTypedLater(form, useAfterFrame())
  const { touchedFields } = useFormState({ control: form.control })
  const isFilledIn = (field: string) => {
    const value: unknown = typed[field]
    return Array.isArray(value) ? value.length > 0 : field in touchedFields
  }
  const all = useMemo(() => find(typed), [find, typed])
  const found = all.filter(
    ({ fields, isShown, sentence }) =>
      // Sentences begin with the name, which may not be typed yet.
      isShown &&
      !/^[\s:]/.test(sentence) &&
      (!isNew || form.draft.isRestored || fields.every(isFilledIn)),
  )
  // A field is left by pressing Save, too: what that brings must not move the button away.
  const isPressed = usePointerDown()
  const shown = useRef(found)
  if (!isPressed) shown.current = found
  const hints = shown.current
  return (
    <Box aria-live="polite" sx={{ '&&:empty': { m: 0 } }}>
      {severities.map((severity) => {
        const said = hints.filter((hint) => hint.severity === severity)
        return said.length === 0 ? null : (
          <Alert
            key={severity}
            role="presentation"
            severity={severityLooks[severity]}
            className={styles.hints}
          >
            {said.map(({ sentence }) => (
              <div key={sentence}>{sentence}</div>
            ))}
          </Alert>
        )
      })}
      {unread.length > 0 && (
        <Box sx={{ pt: 1, color: 'text.secondary', typography: 'body2' }}>
          {`Not checked against ${unread.join(' and ')}, which could not be loaded.`}
        </Box>
      )}
    </Box>
  )
}
