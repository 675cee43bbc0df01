import { type AnyRoute, namesOf } from './route'

/** The title of a page that has none of its own. */
const DEFAULT_TITLE = 'Game Plans'

/**
 * The document's title for a route (docs/rules/routes.md#page-titles).
 * @param title as its entry in the route table has it. @param names what its address says: all of its pattern.
 */
export const pageTitle = (
  title?: AnyRoute['title'],
  names: Readonly<Partial<Record<string, string>>> = {},
): string => (typeof title === 'function' ? title(namesOf(names)) : title) ?? DEFAULT_TITLE
