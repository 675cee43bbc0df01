import { type RefObject, useRef } from 'react'
import { Link } from 'react-router-dom'
import { BASE_PATH, paths } from '../../config/paths'
import { gameColumns } from '../../content/words/gameWords'
import { packageTexts } from '../../content/words/packageTexts'
import controls from '../kit/controls.module.css'
import { LoadedCombinedPlan, type ReadyCombinedPlan } from '../kit/LoadedCombinedPlan'
import paper from '../kit/PaperPage.module.css'
import { PrintedCopy } from '../kit/PrintedCopy'
import { SheetPage } from '../kit/SheetPage'
import { useAskedRep, useKeepRep } from '../kit/useAskedRep'
import { useCopyStatus } from '../kit/useCopyStatus'
import { contactText } from '../kit/useSheetFooter'
import look from './Package.module.css'
import { PackageEnd, usePackageFooter } from './PackageEnd'
import { headerContent, PackageHeader } from './PackageHeader'
import { PackagePages, usePackageContent } from './PackagePages'
import styles from './PackageText.module.css'
import { factsText } from './packageLines'
import type { TextItem } from './textColumns'
import { fitText } from './textFit'
import { packageTextParts, plainText, type TextLine } from './textParts'

/** The text variant: the package as text that reads well in an e-mail. */
export function PackageText({ combinePlanEvent: code }: { combinePlanEvent: string }) {
  return (
    <LoadedCombinedPlan code={code} title={packageTexts.heading}>
      {(ready) => <ReadyText code={code} {...ready} />}
    </LoadedCombinedPlan>
  )
}

function ReadyText(props: ReadyCombinedPlan & { code: string }) {
  const { code, plan, games, warning, staleSince, onRetry } = props
  const sheet = usePackageContent(code, games)
  const text = useRef<HTMLDivElement>(null)
  const keepRep = useKeepRep()
  const calendarPath = keepRep(paths.calendar({ combinePlanEvent: code }))
  const { hasPreseason: hasFootnote } = sheet
  const footer = usePackageFooter(code, plan, { games, warning, hasFootnote })
  const calendarUrl = window.location.origin + BASE_PATH + calendarPath
  const contact = useAskedRep()
  const parts = packageTextParts({
    plan,
    sheet,
    calendarUrl,
    staleSince,
    contact: contactText(contact),
  })
  const title = plan.title || plan.code.toUpperCase()
  const header = headerContent(title, sheet, contact)
  const fit = fitText({ parts, warning, header, footerHeight: footer.height })
  const { pages } = fit
  return (
    <SheetPage
      orientation="portrait"
      printName={[plan.title, plan.code.toUpperCase(), packageTexts.printKinds.text]}
      contact={contact}
      notices={
        <PrintedCopy
          games={games}
          isWhole={warning === '' && staleSince === null}
          contact={contact}
        />
      }
      toolbar={
        <>
          <Link
            className={controls.control}
            to={keepRep(paths.packageSheet({ combinePlanEvent: code }))}
          >
            {packageTexts.links.sheet}
          </Link>
          <CopyButton text={plainText(parts, warning)} source={text} />
        </>
      }
    >
      <div
        ref={text}
        className={`${styles.text} ${look.sheet} ${paper.pages} ${fit.isTight ? look.tight : ''}`}
        style={{ '--text-size': fit.size, '--air': fit.gap, '--title-size': fit.titleSize }}
      >
        <PackagePages
          pages={pages}
          hasAsterisk={(columns) => columns.flat().some(isMarked)}
          title={title}
          facts={factsText(sheet)}
        >
          {(columns, { isFirst, isLast }) => (
            <>
              {isFirst && (
                <PackageHeader {...{ title, sheet, fit, contact, warning, staleSince, onRetry }} />
              )}
              <TextColumns columns={columns} />
              {isLast && (
                <PackageEnd
                  {...{ code, plan, footer }}
                  hasFootnote={pages.length === 1 && parts.footnote !== null}
                />
              )}
            </>
          )}
        </PackagePages>
      </div>
    </SheetPage>
  )
}

const isMarked = (item: TextItem) => 'text' in item && item.isPreseason

/** The games of one page of the text variant, in columns to be read one after the other. */
function TextColumns({ columns }: { columns: TextItem[][] }) {
  return (
    <div className={columns.length > 1 ? styles.columns : ''}>
      {columns.map((items, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
        <div key={column}>
          {runs(items).map((run, index) =>
            typeof run === 'string' ? (
              <h3 key={run}>{run}</h3>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: two games may read the same
              <GamesTable key={index} lines={run} />
            ),
          )}
        </div>
      ))}
    </div>
  )
}

function GamesTable({ lines }: { lines: readonly TextLine[] }) {
  return (
    <table className={styles.games} aria-label={packageTexts.gamesHeading}>
      <thead>
        <tr>
          <th scope="col">{gameColumns.date}</th>
          <th scope="col">{packageTexts.game}</th>
          <th scope="col">{gameColumns.time}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ day, time, who, cup, more, isPreseason }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two games may read the same
          <tr key={row} className={isPreseason ? styles.preseason : undefined}>
            <td>{day}</td>
            <th scope="row">
              <span>{who}</span>
              {cup && <span> · </span>}
              {cup && <b>{cup}</b>}
              {more && <span>{` · ${more}`}</span>}
            </th>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Headings, and the games between them as one list each. */
function runs(items: readonly TextItem[]): (string | TextLine[])[] {
  const all: (string | TextLine[])[] = []
  for (const item of items) {
    const last = all.at(-1)
    if ('heading' in item) all.push(item.heading)
    else if (Array.isArray(last)) last.push(item)
    else all.push([item])
  }
  return all
}

interface CopyButtonProps {
  text: string
  /** What is selected for copying by hand when the browser forbids it to scripts. */
  source: RefObject<HTMLElement | null>
}

/** Puts the text on the clipboard and says how it went. */
function CopyButton({ text, source }: CopyButtonProps) {
  const { message, copy } = useCopyStatus({
    copied: 'Copied. Paste it into your email.',
    blocked: 'Your browser doesn’t allow copying here. The text is selected: press Ctrl+C or ⌘C.',
  })
  const select = () => {
    if (source.current) window.getSelection()?.selectAllChildren(source.current)
  }
  return (
    <>
      <button
        type="button"
        className={`${controls.control} ${controls.primary}`}
        // Undefined on pages without https: then it throws, and the text is selected.
        onClick={() => void copy(async () => navigator.clipboard.writeText(text), select)}
      >
        Copy
      </button>
      <p className={styles.outcome} role="status">
        {message}
      </p>
    </>
  )
}
