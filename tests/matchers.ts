import * as all from '@testing-library/jest-dom/matchers'

/**
 * What jsdom can tell of an element: what it is, says and holds. Not whether anybody sees it
 * (`toBeVisible`), nor how it looks (`toHaveStyle`): jsdom draws nothing, so that is tested in
 * tests/browser.
 */
const told = [
  'toBeChecked',
  'toBeDisabled',
  'toBeEnabled',
  'toBeInTheDocument',
  'toBeInvalid',
  'toBeValid',
  'toContainElement',
  'toHaveAccessibleDescription',
  'toHaveAccessibleName',
  'toHaveAttribute',
  'toHaveClass',
  'toHaveFocus',
  'toHaveTextContent',
  'toHaveValue',
] as const

export const matchers = Object.fromEntries(
  Object.entries(all).filter(([name]) => (told as readonly string[]).includes(name)),
)

declare module 'vitest' {
  interface Matchers<T>
    extends Pick<all.TestingLibraryMatchers<unknown, T>, (typeof told)[number]> {}
}
