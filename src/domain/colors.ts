/* Colors of locations, and the contrast of colors. */

/** Replaces an unusable color. @forTests */
export const GRAY = '#9e9e9e'

const isCssHex = (hex: string) => /^(?:[0-9a-f]{3,4}|[0-9a-f]{6})$/i.test(hex)

/**
 * A location's color as CSS: 3, 4 or 6 hex characters, otherwise gray
 * (docs/rules/fields.md#location-color).
 */
export function cssColor(color: string): string {
  const hex = color.trim()
  return isCssHex(hex) ? `#${hex}` : GRAY
}

/** Why a typed color will be shown as gray; undefined if it is valid. */
export function colorProblem(color: string): string | undefined {
  const hex = color.trim()
  if (hex === '' || isCssHex(hex)) return undefined
  return /^[0-9a-f]{5}$/i.test(hex)
    ? 'Five hex characters show as gray: use 3, 4 or 6'
    : 'Not 3, 4 or 6 hex characters: it will show as gray'
}

/**
 * The text color for a background `#RRGGBB`: white if its contrast is at least 4.5, otherwise
 * black.
 */
export const textColorOn = (color: string): string =>
  contrast(color, '#ffffff') >= 4.5 ? '#ffffff' : '#000000'

/** The contrast ratio of two colors `#RRGGBB`, 1 to 21 (WCAG 2). */
export function contrast(first: string, second: string): number {
  const [dark = 0, bright = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** The relative luminance of `#RRGGBB`, 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const share = Number.parseInt(color.slice(index, index + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
