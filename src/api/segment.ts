import { ApiError } from './errors'

/**
 * A name as one path segment. Names that a URL cannot carry are refused before any request: a
 * blank or a dot segment would address the parent, and deleting the parent deletes everything.
 */
export function segment(name: string): string {
  const text = name.trim()
  if (text === '' || text === '.' || text === '..' || !text.isWellFormed()) {
    throw new ApiError('refused', {
      serverMessage: `'${text.toWellFormed()}' cannot be used as a name.`,
    })
  }
  return encodeURIComponent(text)
}
