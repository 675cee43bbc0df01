import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import { DialogFrame } from '../dialog/DialogFrame'
import type { DialogPlace } from '../dialog/DialogHead'
import { useFocusFallback } from '../dialog/useFocusFallback'
import { renderedRow, whenRendered } from '../whenRendered'
import { FailureAlert } from './FailureAlert'
import { Form } from './Form'
import styles from './FormDialog.module.css'
import { RestoredNotice } from './RestoredNotice'
import { StatusNote } from './StatusNote'
import { SubmitButton } from './SubmitButton'
import type { SaveResult } from './saveResult'
import { useDiscardQuestion } from './useDiscardQuestion'
import type { DraftForm } from './useDraftForm'
import type { Steps } from './useEditedRecord'
import { useFormSubmit } from './useFormSubmit'

/**
 * The frame of every add and edit dialog: mounted only when open. It closes when `onSave` is done;
 * what stopped or failed is shown in it, with everything typed. Closing it or leaving the page with
 * typed work asks first; what is neither saved nor discarded stays as a draft.
 */
export function FormDialog<Typed extends FieldValues, Values, Row = never>({
  title,
  where,
  isPanel = true,
  steps,
  form,
  save,
  onSave,
  failed,
  onClose,
  choice,
  note,
  wasBeingSaved,
  others = [],
  onAnother,
  children,
}: {
  title: string
  where?: DialogPlace
  /** False for a small question that has fields. */
  isPanel?: boolean
  /** Leads to the records before and after it in the list. */
  steps?: Steps<Row> | undefined
  form: DraftForm<Typed, Values>
  /** The button that saves. */
  save: { name: string; busy: string }
  onSave: (values: Values) => Promise<SaveResult>
  /** The message for what `onSave` threw. */
  failed: (error: unknown) => string
  onClose: () => void
  /** A choice between two versions, with a save of its own: the dialog's is not offered beside it. */
  choice: ReactNode
  /** The state of a save that takes long. */
  note: string
  /** The page was left in the middle of its save. */
  wasBeingSaved: boolean
  /** What else can be done from here; what is typed stays as a draft. */
  others?: readonly { name: string; onChoose: () => void }[]
  /** Offers to save and go on with another: is called then instead of `onClose`. */
  onAnother?: (saved: Typed) => void
  children: ReactNode
}) {
  // Somebody else may delete the record meanwhile.
  useFocusFallback({ isKept: true })
  const goesOn = useRef(false)
  const submit = useFormSubmit(form, {
    onSave,
    failed,
    onDone() {
      form.draft.forget()
      if (goesOn.current && onAnother) onAnother(form.getValues())
      else onClose()
    },
  })
  /** @param addsAnother goes on with another record once it is saved. */
  const saveAs = (addsAnother: boolean) => () => {
    goesOn.current = addsAnother
    submit.run()
  }
  const { close, leave, question } = useDiscardQuestion(form, submit, onClose)
  const { isBusy } = submit
  return (
    <DialogFrame
      title={title}
      where={where}
      isPanel={isPanel}
      beside={steps && <RecordSteps steps={steps} leave={leave} />}
      onClose={close}
      above={question}
      inForm={(inside) => <Form submit={{ ...submit, run: saveAs(false) }}>{inside}</Form>}
      foot={
        <>
          {others.map(({ name, onChoose }) => (
            <Button key={name} onClick={onChoose} disabled={isBusy}>
              <span>{name}</span>
            </Button>
          ))}
          <div style={{ flex: 1 }} />
          <Button onClick={close} disabled={isBusy}>
            Cancel
          </Button>
          {!choice && onAnother && (
            <Button onClick={saveAs(true)} disabled={isBusy}>
              Save and add another
            </Button>
          )}
          {!choice && <SubmitButton submit={submit} save={save} />}
        </>
      }
    >
      <Stack spacing={2.5}>
        <RestoredNotice draft={form.draft} wasBeingSaved={wasBeingSaved} />
        {children}
        {choice}
        <FailureAlert words={submit.failure} />
      </Stack>
      <StatusNote note={note} gap={2.5} />
    </DialogFrame>
  )
}

type Way = 'Previous' | 'Next'
const WAYS = { Previous: -1, Next: 1 } as const
const KEYS: Readonly<Record<string, Way>> = { PageUp: 'Previous', PageDown: 'Next' }

/** The button that opened the record that is shown now: it gets the focus, to be pressed again. */
let pressed: Way | undefined

/**
 * Leads from a record's dialog to that of the record before or after it in the list, by buttons or by
 * Alt with Page Up and Page Down (docs/rules/screens.md#dialogs). Renders nothing where the list does not show
 * the record.
 */
export function RecordSteps<Row>({
  steps: { rows, rowKey, record, reach, onOpen },
  leave,
}: {
  steps: Steps<Row>
  /** Asks about what is typed first. */
  leave: (then: () => void) => void
}) {
  const buttons = useRef<HTMLElement>(null)
  const index = rows.findIndex((row) => rowKey(row) === rowKey(record))
  const targetOf = (way: Way) => (index < 0 ? undefined : rows[index + WAYS[way]])

  function go(way: Way, from?: Way) {
    const target = targetOf(way)
    if (!target) return
    const key = rowKey(target)
    if (renderedRow(key)) return goTo(target, from)
    // A long list renders only what is near the window, and was scrolled away.
    reach?.(index + WAYS[way])
    void whenRendered(() => renderedRow(key)).then(() => buttons.current && goTo(target, from))
  }
  function goTo(target: Row, from?: Way) {
    leave(() => {
      // The closed dialog gives the focus back to its row; then the next row gets it, because the next
      // dialog gives it back to there.
      flushSync(() => onOpen(undefined))
      focusRow(rowKey(target))
      pressed = from
      onOpen(target)
    })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const way = KEYS[event.key]
    if (!way || !event.altKey || !buttons.current?.closest('[role="dialog"]')) return
    if (buttons.current.closest('[aria-hidden="true"]')) return
    event.preventDefault()
    go(way)
  })
  useEffect(() => {
    const name = pressed
    pressed = undefined
    if (name) buttons.current?.querySelector<HTMLElement>(`[name="${name}"]:enabled`)?.focus()
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  if (index < 0 || rows.length < 2) return null
  const button = (way: Way, key: string) => (
    <Button
      size="small"
      variant="outlined"
      name={way}
      title={`Alt+${key}`}
      aria-keyshortcuts={`Alt+${key.replace(' ', '')}`}
      disabled={!targetOf(way)}
      onClick={() => go(way, way)}
    >
      <span>{way}</span>
    </Button>
  )
  return (
    <nav ref={buttons} className={styles.steps} aria-label="Previous and next">
      {button('Previous', 'Page Up')}
      <span className={styles.place}>{`${index + 1} of ${rows.length}`}</span>
      {button('Next', 'Page Down')}
    </nav>
  )
}

/** Puts the focus on the row's button for editing, and scrolls no further than it must. */
function focusRow(key: string): void {
  const row = renderedRow(key)
  row?.querySelector<HTMLElement>('button[aria-label^="Edit "]')?.focus({ preventScroll: true })
  row?.scrollIntoView?.({ block: 'nearest' })
}
