import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  useCallback,
  useMemo,
} from 'react'
import { useRequired } from './useRequired'

/** An address of the app, below the base path, as the browser's history holds it. */
interface Address {
  pathname: string
  /** From `?` on, or ''. */
  search: string
  /** From `#` on, or ''. */
  hash: string
  /** What a link gave along. */
  state: unknown
  /** Of this visit. */
  key: string
}

/** Of a way to another page. */
interface Going {
  /** Back does not lead here again. */
  replace?: boolean
  state?: unknown
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Below the base path. */
  to: string
  state?: unknown
}

/**
 * Where a page stands and what leads on from it. The router says so where it is there; the first
 * picture of a page, which does not wait for it, reads the address itself (src/app/picture).
 */
export interface Place {
  location: Address
  /** How one came here: by Back, Forward or the address bar, by a link, or by what replaced the visit. */
  way: 'POP' | 'PUSH' | 'REPLACE'
  /** What the address says for the names of its route's pattern. */
  params: Readonly<Partial<Record<string, string>>>
  Link: ComponentType<LinkProps>
  /** Leads on as soon as it is drawn. */
  Redirect: ComponentType<{ to: string } & Going>
  /** @param to below the base path, or from `?` on. */
  navigate: (to: string, going?: Going) => unknown
}

export const PlaceContext = createContext<Place | null>(null)

/** The page's place. Throws where nobody above says it. */
export const usePlace = (): Place => useRequired(PlaceContext, 'PlaceContext')

/** The parameters of the page's address, and what leads to the same page with others. */
export function useAddressParams() {
  const { location, navigate } = usePlace()
  const { search } = location
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback(
    (next: URLSearchParams, going: Going): void => {
      navigate(`?${next}`, going)
    },
    [navigate],
  )
  return [params, setParams] as const
}

/** A link to another page of the app. */
export function PageLink(props: LinkProps) {
  const { Link } = usePlace()
  return <Link {...props} />
}

/** Leads to another page of the app instead of what would stand here. */
export function Redirect(props: { to: string } & Going) {
  const place = usePlace()
  return <place.Redirect {...props} />
}
