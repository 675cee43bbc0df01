import SearchIcon from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import { useLayoutEffect, useRef, useState } from 'react'
import type { User } from '../../domain/session'
import styles from '../../ui/barButton.module.css'
import { dialogOnUse } from '../../ui/dialog/lazyDialog'
import { useSingleKeys } from '../../ui/singleKeys'

const Palette = dialogOnUse(() => import('./Palette'), 'Palette')

const isMac = /mac|iphone|ipad/i.test(navigator.platform)
/** Where a letter is typed, or means something else. */
const NOT_FROM =
  'input, textarea, select, [contenteditable], [role="grid"], [role="dialog"], [role="alertdialog"]'

/** Finds any screen or record, by its button, by Ctrl or ⌘ and K; '/' leads to the page's search. */
export function PaletteButton({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const hasSingleKeys = useSingleKeys()
  const cameFrom = useRef<Element>(null)
  const open = () => {
    cameFrom.current = document.activeElement
    setOpen(true)
  }

  // As soon as the button is seen its keys work.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return
      const isCommand = isMac ? event.metaKey : event.ctrlKey
      const isFind = isCommand && !event.shiftKey && event.key.toLowerCase() === 'k'
      if (!isFind && !(event.key === '/' && hasSingleKeys && isFree(event))) return
      // What is open above the page is finished first; asked last, as it looks through the whole page.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      const search = isFind
        ? null
        : document.querySelector<HTMLInputElement>('main input[type="search"]')
      if (search) search.focus()
      else open()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })

  return (
    <>
      <Button
        color="inherit"
        aria-label="Find"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={isMac ? '⌘K' : 'Ctrl+K'}
        onClick={open}
        className={styles.button}
      >
        <SearchIcon fontSize="small" />
        <span className={styles.name}>Find</span>
      </Button>
      {isOpen && (
        <Palette
          user={user}
          onClose={() => {
            setOpen(false)
            // A dialog that took the palette's place has nothing to give the focus back to.
            queueMicrotask(() => {
              const { current } = cameFrom
              const isLost = document.activeElement === document.body
              if (isLost && current instanceof HTMLElement) current.focus()
            })
          }}
        />
      )}
    </>
  )
}

function isFree({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !(target instanceof Element && target.closest(NOT_FROM))
}
