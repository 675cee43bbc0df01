import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isFoldedState } from '../../config/folded'

/** Which plans are unfolded: all, or none where the menu's other entry led here, until they are toggled. */
export function useUnfolded() {
  const isFolded = isFoldedState(useLocation().state)
  const [state, setState] = useState({ isFolded, names: new Set<string>() })
  // The other entry begins anew.
  if (state.isFolded !== isFolded) setState({ isFolded, names: new Set() })
  const toggle = useCallback(
    (name: string) =>
      setState(({ isFolded, names }) => ({ isFolded, names: toggled(names, name) })),
    [],
  )
  return {
    isOpen: useCallback((name: string) => state.names.has(name) === state.isFolded, [state]),
    toggle,
  }
}

/** The names without one of them, or with it where it was missing. */
function toggled(names: ReadonlySet<string>, name: string): Set<string> {
  const next = new Set(names)
  if (!next.delete(name)) next.add(name)
  return next
}
