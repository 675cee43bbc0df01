import type { FunctionComponent } from 'react'
import { ChunkError, lazyCode } from '../ui/lazyCode'
import { useStore } from '../ui/useStore'
import { Wait } from './Wait'

/** A screen whose code is loaded when it is first needed. */
export interface LazyScreen<Props extends object> {
  /** Waits for its code, and throws a ChunkError into the boundary when there will be none. */
  Screen: FunctionComponent<Props>
  /**
   * Starts loading; after a failure, tries anew. Route loaders call it on every navigation.
   * @returns whether the code is there, once that is known.
   */
  preload: () => Promise<boolean>
}

/**
 * It does not suspend: React shows what a Suspense fallback hid no sooner than 300 ms after it,
 * however soon it is there.
 * @param load imports the screen's module. @param name what the module calls the screen.
 * @param fixed what this route gives the screen beside its names.
 */
export function lazyScreen<Name extends string, Props extends object, const Fixed extends object>(
  load: () => Promise<Record<Name, FunctionComponent<Props & Fixed>>>,
  name: Name,
  fixed?: Fixed,
): LazyScreen<Props> {
  const code = lazyCode<FunctionComponent<Props & Fixed>>(() =>
    load().then((module) => module[name]),
  )
  function Screen(props: Props) {
    const Loaded = useStore(code.subscribe, code.get)
    if (Loaded instanceof ChunkError) throw Loaded
    return Loaded ? <Loaded {...props} {...(fixed as Fixed)} /> : <Wait />
  }
  return { Screen, preload: code.load }
}
