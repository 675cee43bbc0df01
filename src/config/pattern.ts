/* Addresses from patterns and back: `/bruins/:repname`. */

/** The names that stand in a pattern: `/bruins/:planname/:repname` has `planname` and `repname`. */
type NamesIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

/** What an address says for each name of its pattern, decoded. */
export type Names<Pattern extends string> = { [Name in NamesIn<Pattern>]: string }

/** A pattern without names is an address; one with names takes them and gives one. */
type PathOf<Pattern extends string> = [NamesIn<Pattern>] extends [never]
  ? Pattern
  : (names: Names<Pattern>) => string

/**
 * Puts names in the place of a pattern's own.
 * @param write how a name stands in the address.
 */
export const fillPattern = (
  pattern: string,
  names: Readonly<Record<string, string>>,
  write: (name: string) => string,
): string => pattern.replace(/:(\w+)/g, (_, name: string) => write(names[name] ?? ''))

/**
 * Link builders of a table of patterns.
 * @param write how a name stands in their addresses.
 */
/* @__NO_SIDE_EFFECTS__ */
export function pathsOf<Patterns extends Record<string, string>>(
  patterns: Patterns,
  write: (name: string) => string,
): { [Key in keyof Patterns]: PathOf<Patterns[Key]> } {
  const built = Object.entries(patterns).map(([key, pattern]) => [
    key,
    pattern.includes(':')
      ? (names: Record<string, string>) => fillPattern(pattern, names, write)
      : pattern,
  ])
  return Object.fromEntries(built)
}
