/** Scrolls a message into view: on a phone the end of a form is below the visible part. */
export const intoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView?.({ block: 'nearest' })
