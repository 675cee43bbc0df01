import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { SheetPage } from '../../src/sheets/kit/SheetPage'
import styles from './Gallery.module.css'
import { type Parts, State } from './State'

/** Widths of a phone and of a desk's window; a state takes as much of them as there is. */
const isOnPhone = { phone: 'narrow', desk: 'wide' } as const

interface FrameProps {
  name: string
  on: keyof typeof isOnPhone
  /** In pixels. */
  height: number
  children: ReactNode
}

/**
 * A window of its own for what fills one: a sheet asks the window how wide it is, is the page's one
 * `main`, and has none of the staff part's styles.
 */
export function Frame({ name, on, height, children }: FrameProps) {
  const [inside, setInside] = useState<Document | null>(null)
  useEffect(() => (inside ? followStyles(inside) : undefined), [inside])
  return (
    <State name={name} width={isOnPhone[on]}>
      <iframe
        title={name}
        className={styles.frame}
        height={height}
        // Without a doctype it would lay out as browsers did in 1998.
        srcDoc="<!doctype html><html lang='en'><title>Sheet</title>"
        onLoad={(event) => setInside(event.currentTarget.contentDocument)}
      />
      {inside && createPortal(children, inside.body)}
    </State>
  )
}

/** Parts of a sheet on a sheet, which gives them their letters, lengths and colors. */
function SheetFrame({ children, ...frame }: FrameProps) {
  return (
    <Frame {...frame}>
      <SheetPage orientation="portrait" printName={['Gallery']} toolbar={null}>
        {children}
      </SheetPage>
    </Frame>
  )
}

/** All but MUI's, which no sheet has. */
const STYLES = 'style:not([data-emotion]), link[rel=stylesheet]'

/** Keeps the window's styles as the page's: the dev server changes them while somebody types. */
function followStyles(inside: Document): () => void {
  const copy = () => {
    for (const old of inside.head.querySelectorAll(STYLES)) old.remove()
    const styles = [...document.head.querySelectorAll(STYLES)]
    inside.head.append(...styles.map((style) => style.cloneNode(true)))
  }
  copy()
  const observer = new MutationObserver(copy)
  observer.observe(document.head, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}

/** The same parts on a sheet on a desk and on a phone. */
export const onSheets =
  (Content: Parts[string], height: number, onPhone = height) =>
  () => (
    <>
      <SheetFrame name="On a desk" on="desk" height={height}>
        <Content />
      </SheetFrame>
      <SheetFrame name="On a phone" on="phone" height={onPhone}>
        <Content />
      </SheetFrame>
    </>
  )
