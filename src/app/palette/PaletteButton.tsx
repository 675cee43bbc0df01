import SearchIcon from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import type { User } from '../../domain/user'
import { useKeyDown } from '../../lib/useKeyDown'
import styles from '../../ui/barButton.module.css'
import { useCharacterShortcuts } from '../../ui/characterShortcuts'
import { isDialogOpen } from '../../ui/dialog/DialogOverlay'
import { dialogOnUse } from '../../ui/dialog/lazyDialog'

const Palette = dialogOnUse(() => import('./Palette'), 'Palette')

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** Elements in which keys type a character or have another meaning. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role="grid"], [role="dialog"], [role="alertdialog"]'

/**
 * Opens the palette by its button, by Ctrl+K (⌘K), and by '/' on a page without a search field.
 * Otherwise '/' focuses that field.
 */
export function PaletteButton({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const hasCharacterShortcuts = useCharacterShortcuts()
  const previousFocus = useRef<Element>(null)
  const open = () => {
    previousFocus.current = document.activeElement
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    // If another dialog replaced the palette, that dialog would not restore the focus.
    queueMicrotask(() => {
      const { current } = previousFocus
      const isLost = document.activeElement === document.body
      if (isLost && current instanceof HTMLElement) current.focus()
    })
  }

  useKeyDown((event) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return
    const hasCommandKey = isMac ? event.metaKey : event.ctrlKey
    const isFind = hasCommandKey && !event.shiftKey && event.key.toLowerCase() === 'k'
    const isSlash = event.key === '/' && hasCharacterShortcuts && isPlainKey(event)
    if (!isFind && !isSlash) return
    // Never open it over another dialog. Checked last, because the query is slow.
    if (isDialogOpen()) return
    event.preventDefault()
    const search = document.querySelector<HTMLInputElement>('main input[type="search"]')
    if (isSlash && search) search.focus()
    else open()
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
      {isOpen && <Palette user={user} onClose={close} />}
    </>
  )
}

/** Whether a key is pressed without Ctrl or ⌘, and outside of {@link OWN_KEYS}. */
const isPlainKey = ({ target, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !(target instanceof Element && target.closest(OWN_KEYS))
