import { Link } from 'react-router-dom'
import { BASE_PATH } from '../../config/paths'
import styles from './PaperLink.module.css'

interface PaperLinkProps {
  /** An address of the app, without the base path. */
  to: string
  children: string
}

/** A link inside the app. On paper nobody can press it: there its address follows in words. */
export function PaperLink({ to, children }: PaperLinkProps) {
  return (
    <>
      <Link className={styles.link} to={to}>
        {children}
      </Link>{' '}
      <span className={styles.address}>{addressText(to)}</span>
    </>
  )
}

/** What somebody would type: `tickets.example.com/game-plans/bgs/calendar/p26fa`. */
export function addressText(path: string): string {
  return window.location.host.replace(/^www\./, '') + BASE_PATH + path
}
