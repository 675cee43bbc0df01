import { useMemo, useRef } from 'react'
import { Link } from 'react-router-dom'
import { BASE_PATH, paths } from '../../config/paths'
import controls from '../kit/controls.module.css'
import { MissingGames } from '../kit/MissingGames'
import { PrintButton } from '../kit/PrintButton'
import { SheetPage } from '../kit/SheetPage'
import { CopyButton } from './CopyButton'
import { LoadedPackage, type LoadedPlan } from './LoadedPackage'
import styles from './PackageText.module.css'
import { footnotes, PaperPage } from './PaperPage'
import paper from './PaperPage.module.css'
import { TextColumns } from './TextColumns'
import { fitText } from './textFit'
import type { TextItem } from './textPages'
import { plainText, type TextBlock, textParts } from './textParts'
import { factsText } from './words'

/** The text variant: the package as text that reads well in an e-mail. */
export function PackageText({ combinePlanEvent: code }: { combinePlanEvent: string }) {
  return (
    <LoadedPackage code={code}>{(loaded) => <ReadyText code={code} {...loaded} />}</LoadedPackage>
  )
}

function ReadyText(props: LoadedPlan & { code: string }) {
  const { code, plan, sheet, warning, asOf, onRetry } = props
  const text = useRef<HTMLDivElement>(null)
  const { parts, fit } = useMemo(() => {
    const calendarUrl =
      window.location.origin +
      BASE_PATH +
      paths.calendar({ combinePlanEvent: sheet.calendarCode ?? code })
    const parts = textParts({ plan, sheet, calendarUrl, asOf })
    return { parts, fit: fitText(parts, warning) }
  }, [code, plan, sheet, warning, asOf])
  const { size, pages } = fit
  const notes = footnotes(pages.map((page) => page.flat().some(isMarked)))
  const title = parts.head[0]?.text ?? ''
  return (
    <SheetPage
      orientation="portrait"
      printName={[plan.title, plan.code.toUpperCase(), 'Package text']}
      toolbar={
        <>
          <Link className={controls.control} to={paths.packageSheet({ combinePlanEvent: code })}>
            Package sheet
          </Link>
          <CopyButton text={plainText(parts, warning)} source={text} />
          <PrintButton />
        </>
      }
    >
      <div ref={text} className={`${styles.text} ${paper.pages}`} style={{ '--text': size }}>
        {pages.map((columns, index) => (
          <PaperPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            key={index}
            number={index + 1}
            pages={pages.length}
            title={title}
            facts={factsText(plan, sheet)}
            footnote={notes[index]}
          >
            {index === 0 && (
              <div className={styles.above}>
                {/* An alert with Try Again instead of the copied line. */}
                {warning && <MissingGames words={warning} onRetry={onRetry} />}
                <Blocks blocks={parts.head} />
              </div>
            )}
            <TextColumns columns={columns} />
            {index === pages.length - 1 && (
              <div className={styles.below}>
                {pages.length === 1 && parts.footnote && <p>{parts.footnote}</p>}
                <Blocks blocks={parts.tail} />
              </div>
            )}
          </PaperPage>
        ))}
      </div>
    </SheetPage>
  )
}

const isMarked = (item: TextItem) => 'text' in item && item.isPreseason

function Blocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map(({ kind, text }) => {
    if (kind === 'title') return <h1 key={text}>{text}</h1>
    return kind === 'heading' ? <h2 key={text}>{text}</h2> : <p key={text}>{text}</p>
  })
}
