import { configure, getConfig, prettyDOM } from '@testing-library/react'

/*
 * jsdom finds a label's field, and a field's labels, by walking the whole document for each of
 * them; most of a query by label was that. The same answers from its own index of ids.
 */

/** What a label can belong to. */
const LABELABLE = /^(button|input|meter|output|progress|select|textarea)$/i

const isLabelable = (element: Element) =>
  LABELABLE.test(element.localName) && element.getAttribute('type') !== 'hidden'

function controlOf(label: HTMLLabelElement): Element | null {
  const id = label.getAttribute('for')
  const field =
    id === null
      ? [...label.getElementsByTagName('*')].find(isLabelable)
      : label.ownerDocument.getElementById(id)
  return field && isLabelable(field) ? field : null
}

/** Told without looking through all that a label holds. */
function mayLabel(label: HTMLLabelElement, field: Element): boolean {
  const id = label.getAttribute('for')
  return id === null ? label.contains(field) : id === field.id
}

/** Makes `label.control` and `field.labels` cheap, in this window. */
export function speedUpLabels(window: Window & typeof globalThis): void {
  Object.defineProperty(window.HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get(this: HTMLLabelElement) {
      return controlOf(this)
    },
  })
  for (const type of [
    window.HTMLInputElement,
    window.HTMLTextAreaElement,
    window.HTMLSelectElement,
    window.HTMLButtonElement,
  ]) {
    Object.defineProperty(type.prototype, 'labels', {
      configurable: true,
      get(this: Element) {
        if (!isLabelable(this)) return null
        const labels = [...this.ownerDocument.getElementsByTagName('label')]
        return labels.filter((label) => mayLabel(label, this) && controlOf(label) === this)
      },
    })
  }
}

/**
 * Leaves the document out of the message of a query that fails inside a wait, which asks on: the
 * message that the wait ends with has it all the same.
 */
export function spareDumps(): void {
  configure({
    getElementError(message, container) {
      const isAskedAgain = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
        ._disableExpensiveErrorDiagnostics
      const dump = isAskedAgain ? '' : prettyDOM(container)
      const error = new Error([message, dump].filter(Boolean).join('\n\n'))
      error.name = 'TestingLibraryElementError'
      return error
    },
  })
}
