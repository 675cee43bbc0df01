/* Colors of locations: which text is one, and what stands in the place of one that is none. */

/** What stands where a color is unusable. @forTests */
export const GREY = '#9e9e9e'

/**
 * A location's color as CSS: 3 to 6 hex characters, otherwise grey
 * (docs/rules/fields.md#location-color). Five mean nothing in CSS and are grey too.
 */
export function cssColor(color: string): string {
  const hex = color.trim()
  return /^(?:[0-9a-f]{3,4}|[0-9a-f]{6})$/i.test(hex) ? `#${hex}` : GREY
}

/** What to know of a typed color that will show as grey; undefined for one that shows as it is. */
export function colorProblem(color: string): string | undefined {
  const hex = color.trim()
  if (hex === '' || cssColor(hex) !== GREY || `#${hex.toLowerCase()}` === GREY) return undefined
  return /^[0-9a-f]{5}$/i.test(hex)
    ? 'Five hex characters show as gray: use 3, 4 or 6'
    : 'Not 3, 4 or 6 hex characters: it will show as gray'
}

/** Black or white, whichever stands out from a color, `#RRGGBB`, by 4.5 to 1 at least. */
export const inkOn = (color: string): string =>
  contrast(color, '#ffffff') >= 4.5 ? '#ffffff' : '#000000'

/** How far two colors stand apart, `#RRGGBB`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** The relative luminance of `#RRGGBB`, 0 to 1. */
function light(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
