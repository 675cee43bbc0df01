import { type ReactNode, useEffect, useState } from 'react'
import { atFirstHand } from '../../ui/atFirstHand'
import styles from './PhoneList.module.css'

interface PhoneListProps {
  /** Its styles say in `--row-inside` what a game takes whose words need one line each. */
  className: string | undefined
  children: ReactNode
}

/**
 * What phones show in place of the paper's lists. Until the first hand on the page, or a while without
 * one, only games near the window are laid out; then all are, for a picture of the whole page.
 */
export function PhoneList({ className, children }: PhoneListProps) {
  const [isUntouched, setUntouched] = useState(true)
  useEffect(() => atFirstHand(() => setUntouched(false)), [])
  return <div className={`${className} ${isUntouched ? styles.untouched : ''}`}>{children}</div>
}
