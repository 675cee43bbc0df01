import { BASE_PATH } from '../../config/paths'
import styles from './PaperAddress.module.css'

/** Stands beside a link inside the app: nobody can press it on paper, so there its address is words. */
export function PaperAddress({ to }: { to: string }) {
  return <span className={styles.address}>{addressText(to)}</span>
}

/** What somebody would type: `tickets.example.com/game-plans/bgs/calendar/p26fa`. */
export function addressText(path: string): string {
  return window.location.host.replace(/^www\./, '') + BASE_PATH + path
}
