import { Link } from 'react-router-dom'
import { footWords } from '../../content/words/footWords'
import { addressText } from './PaperAddress'
import styles from './SheetFoot.module.css'

/** The page's own address in words: a page can be heard and enlarged, paper cannot. */
export function AccessibleVersion({ path }: { path: string }) {
  return (
    <p className={styles.accessible}>
      <span>{footWords.accessible}</span> <Link to={path}>{addressText(path)}</Link>
    </p>
  )
}
