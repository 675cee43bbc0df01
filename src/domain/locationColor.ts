/* Colors of locations: which text is one, and what stands in the place of one that is none. */

/** What stands where a colour is unusable. @forTests */
export const GREY = '#9e9e9e'

/**
 * A location's colour as CSS: 3 to 6 hex characters, otherwise grey
 * (docs/rules/fields.md#location-color). Five mean nothing in CSS and are grey too.
 */
export function cssColor(color: string): string {
  const hex = color.trim()
  return /^(?:[0-9a-f]{3,4}|[0-9a-f]{6})$/i.test(hex) ? `#${hex}` : GREY
}

/** What to know of a typed colour that will show as grey; undefined for one that shows as it is. */
export function colorProblem(color: string): string | undefined {
  const hex = color.trim()
  if (hex === '' || cssColor(hex) !== GREY || `#${hex.toLowerCase()}` === GREY) return undefined
  return /^[0-9a-f]{5}$/i.test(hex)
    ? 'Five hex characters show as grey, because screens know no such color: type 3, 4 or 6'
    : 'Not a color of 3, 4 or 6 hex characters: it will show as grey'
}
