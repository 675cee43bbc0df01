import { type FunctionComponent, useEffect, useRef } from 'react'
import { loadLater } from './later'
import { ChunkError, lazyCode } from './lazyCode'
import unseen from './unseen.module.css'
import { useStore } from './useStore'

/** What {@link lazyComponent} returns. */
export interface LazyComponent<Props extends object> {
  /** Begins to load it, or tries anew. @returns whether it is there, once that is known. */
  load: () => Promise<boolean>
  /** It; undefined while it is on its way, or where the last try has failed. */
  useLoaded: () => FunctionComponent<Props> | undefined
}

/**
 * What comes after its page, a dialog (src/ui/dialog/lazyDialog.tsx) or a part (src/ui/lazyPart.tsx); the theme
 * of MUI's parts comes with it.
 * @param load imports its module. @param name what the module calls it.
 * @param putOff learns how to load it before it is drawn.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
  putOff = loadLater,
): LazyComponent<Props> {
  const code = lazyCode<FunctionComponent<Props>>(() =>
    Promise.all([load(), import('./theme/MuiTheme')]).then(([module, { themed }]) =>
      themed(module[name]),
    ),
  )
  putOff(code.load)
  return {
    load: code.load,
    useLoaded() {
      const outcome = useStore(code.subscribe, code.get, () => undefined)
      return outcome instanceof ChunkError ? undefined : outcome
    },
  }
}

/** Stands in its place until its code is there: one try for each time it is drawn. */
export function OnItsWay({ load, onLost }: { load: () => Promise<boolean>; onLost: () => void }) {
  const lost = useRef(onLost)
  lost.current = onLost
  // biome-ignore lint/correctness/useExhaustiveDependencies: one try for each time it is drawn
  useEffect(() => {
    let isHere = true
    void load().then((isThere) => {
      if (!isThere && isHere) lost.current()
    })
    return () => {
      isHere = false
    }
  }, [])
  return <span role="status" aria-label="Loading" className={unseen.unseen} />
}
