import { type KeyboardEvent, type RefCallback, useEffect, useRef, useState } from 'react'

/**
 * The first field of a form with text that is no entry yet, or undefined. Such a form is not saved:
 * the text would be lost, or would become a record that nobody asked for.
 */
export function leftoverIn(form: HTMLFormElement | null): HTMLElement | undefined {
  return Array.from(form?.elements ?? []).find(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.validity.customError,
  )
}

/**
 * The text in a field of several entries, until Enter makes an entry of it. Leaving the field never
 * does: the text stays and is marked, and {@link leftoverIn} finds it.
 * `find` answers what adds the text, or nothing when it names no entry. The answer's `bind` is for
 * MUI's Autocomplete; `problem` are the words beside the field.
 */
export function useTypedEntry(
  find: (text: string) => (() => void) | undefined,
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
  const add = text === '' ? undefined : find(text)
  const words =
    text && `"${text}" was not added. ${add ? 'Press Enter to add it.' : 'Choose from the list.'}`
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
    if (!add) return setMarked(true)
    add()
    change('')
  }
  return {
    problem: isMarked && words ? words : undefined,
    inputRef,
    change,
    bind: {
      multiple: true as const,
      filterSelectedOptions: true,
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

/** Is this key the keyboard's own, as the Enter that ends a composition? Safari says so by its code. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === 229
