import { routes } from '../../../src/app/routes'
import { patterns, type RouteKey } from '../../../src/config/paths'
import { isPublic } from '../../../src/config/sheets'

/** An address of every page behind Sign In. */
export const staffPages = (Object.keys(patterns) as RouteKey[])
  .filter((key) => !isPublic(key) && routes[key].access !== 'guest')
  .map((key) => patterns[key].replace(':id', 'B26FULL'))
