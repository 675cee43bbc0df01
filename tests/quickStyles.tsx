import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'

/*
 * No test in jsdom asks for a style of a sheet: what must be seen is tested in the browser. Parsing
 * MUI's rules, and looking through the document for each of them, was a tenth of a test's time.
 */

/** Outside the document, where jsdom parses nothing; once for all tests of a file. */
const cache = createCache({ key: 'css', container: document.createElement('div') })

/** Lets what is in it write its styles where nobody reads them. */
export function UnreadStyles({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>
}

/** Emotion asks the document for style elements of its own; with the cache above it has none there. */
export function speedUpStyleLookup(document: Document): void {
  const lookUp = Document.prototype.querySelector.bind(document)
  document.querySelector = (selector: string) =>
    selector.startsWith('style[') ? null : lookUp(selector)
}
