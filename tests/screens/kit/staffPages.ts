import { routes } from '../../../src/app/routes'
import type { RouteKey } from '../../../src/app/routeTypes'
import { patterns } from '../../../src/config/paths'

/** An address of every page behind Sign In. */
export const staffPages = (Object.keys(patterns) as RouteKey[])
  .filter((key) => !['public', 'guest'].includes(routes[key].access))
  .map((key) => patterns[key].replace(':id', 'B26FULL'))
