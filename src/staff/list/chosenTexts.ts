import type { Choice } from './FilterBar'

/** What is chosen in a bar of filters, as on paper: `Month: October 2025`. */
export const chosenTexts = <Name extends string>(
  choices: readonly Choice<Name>[],
  filter: Record<Name, string>,
): string[] =>
  choices
    .filter(({ name }) => filter[name] !== '')
    .map(({ name, label, options }) => {
      const [, text] = options.find(([value]) => value === filter[name]) ?? []
      return `${label}: ${text ?? filter[name]}`
    })
