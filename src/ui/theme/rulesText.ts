/** Rules by their selector, as MUI writes them; a selector may be a query around more of them. */
export interface Rules {
  [name: string]: string | number | Rules
}

/** Rules as the text of a style sheet, one to a selector. */
export const rulesText = (rules: Rules): string[] =>
  Object.entries(rules).map(([name, value]) =>
    typeof value === 'object'
      ? `${name}{${rulesText(value).join('')}}`
      : `${propertyName(name)}:${value};`,
  )

/** A variable's name is its own; any other is written in CSS's way. */
const propertyName = (name: string) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
