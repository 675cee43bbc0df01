import { badRequest, refuse } from './route'
import type { Fields } from './wire'

/*
 * What the server demands of a request, in its words. Each of these ends the call with a 400 when
 * the field is not what it has to be.
 */

/** Text, trimmed; '' for none. */
export function textOf(body: Fields, key: string): string {
  const value = body[key] ?? ''
  if (typeof value !== 'string' && typeof value !== 'number')
    refuse(badRequest(`${key} must be text`))
  return String(value).trim()
}

/** Text that may not be blank. */
export function need(body: Fields, key: string, message = `${key} is required`): string {
  return textOf(body, key) || refuse(badRequest(message))
}

/** A whole number, also as text. */
export function whole(body: Fields, key: string, otherwise?: number): number {
  const value = body[key] ?? otherwise
  const isText = typeof value === 'string' && /^-?\d{1,9}$/.test(value)
  if (!isText && !Number.isInteger(value)) refuse(badRequest(`${key} must be a whole number`))
  return Number(value)
}

/** Lists are comma texts: no name in them may hold a comma. */
export function withoutComma(value: string, key: string): string {
  return value.includes(',') ? refuse(badRequest(`${key} cannot contain a comma`)) : value
}

/** A list of names, or one name as text; each once, whatever its letter case. */
export function names(value: unknown, key: string): string[] {
  const found = new Map<string, string>()
  for (const name of Array.isArray(value) ? value : [value ?? '']) {
    if (typeof name !== 'string' || name.includes(',')) {
      refuse(badRequest(`${key} must be a list of names without commas`))
    }
    const text = name.trim()
    if (text && !found.has(text.toLowerCase())) found.set(text.toLowerCase(), text)
  }
  return [...found.values()]
}

/** A list of row ids, `[1, "2"]`; where `orText` says so also `"1, 2"`. */
export function ids(value: unknown, key: string, { orText = false } = {}): number[] {
  const list =
    orText && typeof value === 'string'
      ? value
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)
      : value
  if (!Array.isArray(list) || !list.every((id) => /^\d+$/.test(String(id)))) {
    refuse(badRequest(`${key} must be a list of integers`))
  }
  return [...new Set(list.map(Number))]
}
