/** On a phone the end of a form lies below the fold: words there would be said to nobody. */
export const intoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView?.({ block: 'nearest' })
