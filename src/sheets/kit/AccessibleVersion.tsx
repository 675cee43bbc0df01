import { footWords } from '../../content/words/footWords'
import { PageLink } from '../../ui/place'
import { addressText } from './PaperAddress'
import styles from './SheetFoot.module.css'

/** The page's own address in words: a page can be heard and enlarged, paper cannot. */
export function AccessibleVersion({ path }: { path: string }) {
  return (
    <p className={styles.accessible}>
      <span>{footWords.accessible}</span> <PageLink to={path}>{addressText(path)}</PageLink>
    </p>
  )
}
