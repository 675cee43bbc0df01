import { useParams } from 'react-router-dom'
import './faces.css'
import './sheet.css'
import { type ReactNode, useContext, useEffect, useInsertionEffect, useRef, useState } from 'react'
import { BASE_PATH } from '../../config/paths'
import { shareLinkWords as words } from '../../content/words/shareWords'
import controls from './controls.module.css'
import { SheetFoot } from './SheetFoot'
import styles from './SheetPage.module.css'
import { type Orientation, SheetPlace } from './sheetPlace'
import { useCopyWords } from './useCopyWords'
import { useOwnPath } from './useOwnPath'
import { usePrintName } from './usePrintName'
import type { SheetFootFacts } from './useSheetFoot'

interface SheetPageProps {
  orientation: Orientation
  /** What the file of a saved PDF says: plan or code, rep, kind of sheet. The day is added. */
  printName: readonly string[]
  /** Buttons and links above the sheet; never printed. */
  toolbar: ReactNode
  /** What stands under the sheet; one of pages of its own sets its foot itself. */
  foot?: SheetFootFacts
  children: ReactNode
}

/**
 * The frame of a printable page: a letter sheet on a quiet desk. Inside, lengths are written as
 * `calc(n * var(--pt))`: points on paper, scaled to the window on screen. The paper has its margins
 * inside; on a second page of the sheet's own making, `--page-top` is the one above. What a sheet
 * is high must leave room for `--foot`. In a print set it is the paper alone.
 */
export function SheetPage(props: SheetPageProps) {
  const { orientation, printName, toolbar, foot, children } = props
  const tell = useContext(SheetPlace)
  const paper = useRef<HTMLDivElement>(null)
  const name = printName.join('\n')
  // Staff's own name for it, where it has one for customers.
  const { combinePlanEvent } = useParams()
  const code = printName[0] ? combinePlanEvent?.toUpperCase() : undefined
  useEffect(() => {
    if (paper.current === null) return
    tell?.({
      state: 'ready',
      orientation,
      printName: name.split('\n'),
      paper: paper.current,
    })
  }, [tell, orientation, name])
  usePageRule(tell === null ? orientation : null)
  usePrintName(tell === null ? printName : null)
  const Desk = tell === null ? 'main' : 'div'
  return (
    <Desk className={styles.desk}>
      {tell === null && (
        <div className={styles.toolbar}>
          <ShareButton name={printName.filter((part) => part && part !== code).join(' – ')} />
          <div className={styles.tools}>{toolbar}</div>
        </div>
      )}
      <div
        ref={paper}
        className={`${styles.paper} ${styles[orientation]}`}
        style={{ '--foot': foot?.height ?? 0 }}
      >
        {children}
        {foot && <SheetFoot foot={foot} />}
      </div>
    </Desk>
  )
}

/**
 * Sets the paper of the page on screen now. `@page` holds for the whole document, so it is a rule
 * of the mounted sheet and not of a style sheet: two imported sheets would fight
 * (docs/print.md#one-page-rule-at-a-time). It goes in through CSSOM, because a strict CSP lets only
 * an empty style element pass.
 *
 * A page without margins leaves the browser no room to print its own header and footer over the
 * sheet's; the sheet's paper has its margins inside.
 * @param orientation null in a print set, whose sheets have named pages.
 */
function usePageRule(orientation: Orientation | null): void {
  useInsertionEffect(() => {
    if (orientation === null) return
    const style = document.createElement('style')
    style.media = 'print'
    document.head.append(style)
    style.sheet?.insertRule(`@page { size: letter ${orientation}; margin: 0 }`)
    return () => style.remove()
  }, [orientation])
}

interface ShareButtonProps {
  /** What the page is, for whoever gets the address. */
  name: string
}

/**
 * Hands the page's address on: by the browser's own share sheet where it has one, and by the clipboard. Of whatever
 * stands behind the address only what a sheet reads goes along, never the stamp of a printed copy. @forTests
 */
export function ShareButton({ name }: ShareButtonProps) {
  const { words: outcome, copy } = useCopyWords(words)
  const [isPressed, setPressed] = useState(false)
  const url = window.location.origin + BASE_PATH + useOwnPath()

  function copyLink() {
    setPressed(true)
    return copy(async () => navigator.clipboard.writeText(url))
  }
  const share = () =>
    navigator.share({ title: name, text: name, url }).catch((reason: unknown) => {
      // Called off, or pressed again while the list is open.
      const isNone = reason instanceof DOMException && /^(Abort|InvalidState)/.test(reason.name)
      return isNone ? undefined : copyLink()
    })
  return (
    <>
      {/* There before its words, so that they are read aloud. */}
      {isPressed && (
        <p className={controls.outcome} role="status">
          {outcome}
        </p>
      )}
      {typeof navigator.share === 'function' && (
        <button type="button" className={controls.control} onClick={() => void share()}>
          {words.share}
        </button>
      )}
      <button type="button" className={controls.control} onClick={() => void copyLink()}>
        {words.copy}
      </button>
    </>
  )
}
