import { useMemo, useRef } from 'react'
import { Link } from 'react-router-dom'
import { BASE_PATH, paths } from '../../config/paths'
import { packageTexts } from '../../content/words/packageTexts'
import controls from '../kit/controls.module.css'
import { LoadedCombinedPlan, type ReadyCombinedPlan } from '../kit/LoadedCombinedPlan'
import { MissingGames } from '../kit/MissingGames'
import { PrintButton } from '../kit/PrintButton'
import { SheetPage } from '../kit/SheetPage'
import { CopyButton } from './CopyButton'
import styles from './PackageText.module.css'
import paper from './PaperPage.module.css'
import { PaperPages } from './PaperPages'
import { TextColumns } from './TextColumns'
import { fitText } from './textFit'
import type { TextItem } from './textPages'
import { plainText, type TextBlock, textParts } from './textParts'
import { usePackageGames } from './usePackageGames'
import { factsText } from './words'

/** The text variant: the package as text that reads well in an e-mail. */
export function PackageText({ combinePlanEvent: code }: { combinePlanEvent: string }) {
  return (
    <LoadedCombinedPlan code={code} title={packageTexts.heading}>
      {(ready) => <ReadyText code={code} {...ready} />}
    </LoadedCombinedPlan>
  )
}

function ReadyText(props: ReadyCombinedPlan & { code: string }) {
  const { code, plan, games, warning, asOf, onRetry } = props
  const sheet = usePackageGames(code, games)
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
  const title = parts.head[0]?.text ?? ''
  return (
    <SheetPage
      orientation="portrait"
      printName={[plan.title, plan.code.toUpperCase(), packageTexts.printKinds.text]}
      toolbar={
        <>
          <Link className={controls.control} to={paths.packageSheet({ combinePlanEvent: code })}>
            {packageTexts.links.sheet}
          </Link>
          <CopyButton text={plainText(parts, warning)} source={text} />
          <PrintButton />
        </>
      }
    >
      <div ref={text} className={`${styles.text} ${paper.pages}`} style={{ '--text': size }}>
        <PaperPages
          pages={pages}
          hasAsterisk={(columns) => columns.flat().some(isMarked)}
          title={title}
          facts={factsText(plan, sheet)}
        >
          {(columns, { isFirst, isLast }) => (
            <>
              {isFirst && (
                <div className={styles.above}>
                  {/* An alert with Try Again instead of the copied line. */}
                  {warning && <MissingGames words={warning} onRetry={onRetry} />}
                  <Blocks blocks={parts.head} />
                </div>
              )}
              <TextColumns columns={columns} />
              {isLast && (
                <div className={styles.below}>
                  {pages.length === 1 && parts.footnote && <p>{parts.footnote}</p>}
                  <Blocks blocks={parts.tail} />
                </div>
              )}
            </>
          )}
        </PaperPages>
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
