import { BASE_PATH } from '../../config/paths'
import type { Place } from '../../ui/place'

/**
 * The place of a page that the router does not know of yet: its links lead on as any link does, and
 * nothing else leads on.
 * @param params what the address says for the names of its pattern.
 */
export function placeInAddress(params: Place['params']): Place {
  const { pathname, search, hash } = window.location
  // As the router writes it for a visit that is loaded again.
  const { usr = null, key = 'default' } = window.history.state ?? {}
  return {
    location: { pathname: pathname.slice(BASE_PATH.length), search, hash, state: usr, key },
    way: 'POP',
    params,
    Link: ({ to, state: _state, ...link }) => (
      <a {...link} href={BASE_PATH + to} data-discover="true" />
    ),
    Redirect: () => {
      throw new Error('Only the router leads on')
    },
    navigate: () => {},
  }
}
