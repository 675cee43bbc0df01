/** Anything JSON can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A request body or row whose fields nobody has looked at yet. */
export type Fields = Record<string, unknown>

/** MySQL's default collation takes upper and lower case for the same. */
export function same(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a.toLowerCase() === b.toLowerCase()
}

/** Text of a field: numbers become text, everything else that is not text becomes ''. */
export function text(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim() : ''
}

/** Text of a field that may be empty in the database: blank becomes null. */
export function nullable(value: unknown): string | null {
  return text(value) || null
}

/** A list field: a list, or one comma text; blanks and empty entries dropped. */
export function entries(value: unknown): string[] {
  const parts = Array.isArray(value) ? value.map(text) : text(value).split(',')
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** The whole numbers of a list field. */
export function ids(value: unknown): number[] {
  return entries(value).map(Number).filter(Number.isInteger)
}

/**
 * A list as the server writes it: one text with stray blanks and now and then a trailing comma.
 * `seed` picks the untidiness, so that the same row always reads the same.
 */
export function looseList(items: readonly (string | number)[], seed: number): string {
  switch (seed % 4) {
    case 0:
      return items.join(',')
    case 1:
      return items.join(', ')
    case 2:
      return items.map((item) => `${item},`).join(' ')
    default:
      return ` ${items.join(' ,')} `
  }
}

/** A number as the server writes it: half of them are text. */
export function looseNumber(value: number): number | string {
  return value % 2 === 0 ? value : String(value)
}
