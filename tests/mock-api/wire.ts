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
