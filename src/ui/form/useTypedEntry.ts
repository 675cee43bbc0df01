import { useForkRef } from '@mui/material/utils'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { suggestionsPopper } from './suggestionsPopper'

/** The helper text of every such field: how to add an entry. */
export const HOW_TO_ADD =
  'Enter adds the only match; otherwise choose from the list with the arrow keys.'

/** The entry that Enter adds. */
interface EntryMatch {
  add: () => void
  /** The entry's name. Undefined if the text is added as typed. */
  name?: string
}

/**
 * The input text of a field with several entries, until Enter turns it into an entry. Text that is left in the
 * field on blur is marked as an error, and the form cannot be saved (useFormSubmit).
 * @param findMatch returns the entry that Enter adds, or undefined if the text does not match exactly one entry.
 * @returns `autocompleteProps` for MUI's Autocomplete, and `textFieldProps` for the TextField inside it.
 */
export function useTypedEntry(
  findMatch: (text: string) => EntryMatch | undefined,
  fieldRef: Ref<HTMLInputElement> | undefined,
) {
  const [typed, setTyped] = useState('')
  const [isErrorShown, setErrorShown] = useState(false)
  const inputElement = useRef<HTMLInputElement>(null)
  const inputRef = useForkRef(inputElement, fieldRef)
  const text = typed.trim()
  const match = text === '' ? undefined : findMatch(text)
  const hint = match
    ? `Press Enter to add ${match.name ?? 'it as typed'}.`
    : 'Choose from the list with the arrow keys.'
  const unfinishedMessage = text && `"${text}" wasn’t added. ${hint}`
  // A custom validity tells useFormSubmit that the field has unfinished text, so that it does not save.
  useEffect(() => inputElement.current?.setCustomValidity(unfinishedMessage), [unfinishedMessage])

  function setText(next: string) {
    setTyped(next)
    setErrorShown(false)
  }
  function onKeyDown(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
    if (event.key !== 'Enter' || text === '' || isComposing(event)) return
    event.preventDefault()
    // An option is highlighted: the Autocomplete selects it.
    if (inputElement.current?.hasAttribute('aria-activedescendant')) return
    event.defaultMuiPrevented = true
    if (!match) {
      setErrorShown(true)
      // Selected, so that typing replaces it instead of adding to the name.
      inputElement.current?.select()
      return
    }
    match.add()
    setText('')
  }
  const shownError = isErrorShown && unfinishedMessage ? unfinishedMessage : undefined
  return {
    setText,
    /** @param helperText shown below the field unless there is an error. */
    textFieldProps: (helperText: ReactNode, error?: string) => ({
      inputRef,
      error: (error ?? shownError) !== undefined,
      helperText: error ?? shownError ?? helperText,
    }),
    autocompleteProps: {
      slotProps: { popper: suggestionsPopper },
      multiple: true as const,
      filterSelectedOptions: true,
      selectOnFocus: true,
      inputValue: typed,
      onInputChange: (_event: unknown, next: string, reason: string) => {
        // 'reset' and 'blur' would discard the typed text.
        if (reason === 'input' || reason === 'clear') setText(next)
      },
      onKeyDown,
      onBlur: () => {
        if (text === '') setText('')
        else setErrorShown(true)
      },
    },
  }
}

/** Whether a key belongs to an input method, like the Enter that ends a composition. 229 is its key code in Safari. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === 229

/**
 * The only option that matches a text, first by its whole name, then by part of it. If several match, the only
 * one that is not chosen yet.
 * @param namesOf returns the names of an option.
 * @param fold normalizes a text before it is compared.
 */
export function onlyMatch<Option>(
  options: readonly Option[],
  text: string,
  namesOf: (option: Option) => readonly string[],
  {
    isChosen,
    fold = (name) => name.toLowerCase(),
  }: { isChosen: (option: Option) => boolean; fold?: (name: string) => string },
): Option | undefined {
  const wanted = fold(text)
  if (wanted === '') return undefined
  const matching = (fits: (name: string) => boolean) =>
    options.filter((option) => namesOf(option).some((name) => fits(fold(name))))
  const named = matching((name) => name === wanted)
  const matches = named.length > 0 ? named : matching((name) => name.includes(wanted))
  const open = matches.length > 1 ? matches.filter((option) => !isChosen(option)) : matches
  return open.length === 1 ? open[0] : undefined
}
