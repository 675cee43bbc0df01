import { type KeyboardEvent, type RefCallback, useEffect, useRef, useState } from 'react'

/**
 * The first field of a form with text that is no entry yet, or undefined. Such a form is not saved:
 * the text would be lost, or would become an entry by mistake.
 */
export function leftoverIn(form: HTMLFormElement | null): HTMLElement | undefined {
  return Array.from(form?.elements ?? []).find(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.validity.customError,
  )
}

/**
 * The one option that a text means: the one of that name, else the only one whose name contains it, of all or
 * of those that can still be chosen.
 * @param namesOf the texts that an option is found by.
 * @param fold normalizes a text for the comparison.
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
  const matching = (fits: (name: string) => boolean) =>
    options.filter((option) => namesOf(option).some((name) => fits(fold(name))))
  const named = matching((name) => name === wanted)
  const matches = named.length > 0 ? named : matching((name) => name.includes(wanted))
  const [only, ...others] = matches.length > 1 ? matches.filter((one) => !isChosen(one)) : matches
  return wanted !== '' && others.length === 0 ? only : undefined
}

/** How an entry is added, below every such field. */
export const HOW_TO_ADD =
  'Enter adds the only match; otherwise choose from the list with the arrow keys.'

/** What Enter adds, and its name where that is not what was typed. */
export interface TypedMatch {
  add: () => void
  name?: string
}

/**
 * The text in a field of several entries, until Enter makes an entry of it. Leaving the field never
 * does: the text stays and is marked, and {@link leftoverIn} finds it.
 * `find` returns what Enter adds, or nothing where the text means no one entry. The result's `bind` is for
 * MUI's Autocomplete; `problem` are the words beside the field.
 */
export function useTypedEntry(
  find: (text: string) => TypedMatch | undefined,
  passedRef: RefCallback<HTMLInputElement> | undefined,
) {
  const [typed, setTyped] = useState('')
  const [isMarked, setMarked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const inputRef = (input: HTMLInputElement | null) => {
    field.current = input
    passedRef?.(input)
  }
  const text = typed.trim()
  const match = text === '' ? undefined : find(text)
  const next = match
    ? `Press Enter to add ${match.name ?? 'it as typed'}.`
    : 'Choose from the list with the arrow keys.'
  const words = text && `"${text}" wasn’t added. ${next}`
  useEffect(() => field.current?.setCustomValidity(words), [words])

  function change(next: string) {
    setTyped(next)
    setMarked(false)
  }
  function onKeyDown(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
    if (event.key !== 'Enter' || text === '' || isComposing(event)) return
    event.preventDefault()
    // An option the person went to is picked by the Autocomplete.
    if (field.current?.hasAttribute('aria-activedescendant')) return
    event.defaultMuiPrevented = true
    if (!match) {
      setMarked(true)
      // The next text replaces it: appended to it, it might be added as a name.
      field.current?.select()
      return
    }
    match.add()
    change('')
  }
  return {
    problem: isMarked && words ? words : undefined,
    inputRef,
    change,
    bind: {
      multiple: true as const,
      filterSelectedOptions: true,
      selectOnFocus: true,
      inputValue: typed,
      onInputChange: (_event: unknown, next: string, reason: string) => {
        // 'reset' and 'blur' would drop what was typed.
        if (reason === 'input' || reason === 'clear') change(next)
      },
      onKeyDown,
      onBlur: () => {
        if (text === '') change('')
        else setMarked(true)
      },
    },
  }
}

/** Whether a key belongs to an input method, as the Enter that ends a composition; 229 is Safari's code. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === 229
