import {
  type TestingLibraryMatchers,
  toBeChecked,
  toBeDisabled,
  toBeEnabled,
  toBeInTheDocument,
  toBeInvalid,
  toBeValid,
  toContainElement,
  toHaveAccessibleDescription,
  toHaveAccessibleName,
  toHaveAttribute,
  toHaveClass,
  toHaveFocus,
  toHaveTextContent,
  toHaveValue,
} from '@testing-library/jest-dom/matchers'

/**
 * What jsdom can tell of an element: what it is, says and holds. Not whether anybody sees it
 * (`toBeVisible`), nor how it looks (`toHaveStyle`): jsdom draws nothing, so that is tested in
 * tests/browser.
 */
export const matchers = {
  toBeChecked,
  toBeDisabled,
  toBeEnabled,
  toBeInTheDocument,
  toBeInvalid,
  toBeValid,
  toContainElement,
  toHaveAccessibleDescription,
  toHaveAccessibleName,
  toHaveAttribute,
  toHaveClass,
  toHaveFocus,
  toHaveTextContent,
  toHaveValue,
}

declare module 'vitest' {
  interface Matchers<T> extends Pick<TestingLibraryMatchers<unknown, T>, keyof typeof matchers> {}
}
