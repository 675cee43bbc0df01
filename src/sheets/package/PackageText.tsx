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
import { useCopyStatus } from '../kit/useCopyStatus'
import { useKeepRep } from '../kit/useUrlRep'
import look from './Package.module.css'
import { PackagePages } from './PackagePages'
import styles from './PackageText.module.css'
import type { TextItem } from './textColumns'
import { fitText } from './textFit'
import { packageTextParts, plainText, type TextLine } from './textParts'
import { usePackage } from './usePackage'

/** The text variant: the package as text that reads well in an e-mail. */
export function PackageText({ combinePlanEvent: code }: { combinePlanEvent: string }) {
  return (
    <LoadedCombinedPlan code={code} title={packageTexts.heading}>
      {(data) => <ReadyText code={code} {...data} />}
    </LoadedCombinedPlan>
  )
}

function ReadyText(props: ReadyCombinedPlan & { code: string }) {
  const { code, plan, games, warning, staleSince } = props
  const content = usePackage(code, props)
  const { contact, header, footer } = content
  const text = useRef<HTMLDivElement>(null)
  const keepRep = useKeepRep()
  const calendarPath = keepRep(paths.calendar({ combinePlanEvent: code }))
  const sheetPath = keepRep(paths.packageSheet({ combinePlanEvent: code }))
  const calendarUrl = window.location.origin + BASE_PATH + calendarPath
  const parts = packageTextParts(content, calendarUrl)
  const fit = fitText({ parts, warning, header, footerHeight: footer.height })
  const { pages, isTight, size, gap, dayWidth, titleSize } = fit
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
          <Link className={controls.control} to={sheetPath}>
            {packageTexts.links.sheet}
          </Link>
          <CopyButton text={plainText(parts, warning)} source={text} />
        </>
      }
    >
      <div
        ref={text}
        className={`${styles.text} ${look.sheet} ${paper.pages} ${isTight ? look.tight : ''}`}
        style={{ '--text-size': size, '--air': gap, '--day': dayWidth, '--title-size': titleSize }}
      >
        <PackagePages
          content={content}
          pages={pages}
          isTight={isTight}
          hasAsterisk={(columns) => columns.flat().some(isMarked)}
        >
          {(columns) => <TextColumns columns={columns} />}
        </PackagePages>
      </div>
    </SheetPage>
  )
}

const isMarked = (item: TextItem) => 'text' in item && item.isPreseason

/** The games of one page, in columns. */
function TextColumns({ columns }: { columns: TextItem[][] }) {
  return (
    <div className={columns.length > 1 ? styles.columns : styles.oneColumn}>
      {columns.map((items, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
        <div key={column}>
          {headingsAndTables(items).map((part, index) =>
            typeof part === 'string' ? (
              <h3 key={part}>{part}</h3>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: two games may read the same
              <GamesTable key={index} lines={part} isNarrow={columns.length > 1} />
            ),
          )}
        </div>
      ))}
    </div>
  )
}

/** `isNarrow` for one of two columns, where a game without a time takes its column, and a tournament is below. */
function GamesTable({ lines, isNarrow }: { lines: readonly TextLine[]; isNarrow: boolean }) {
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
        {lines.map(({ day, month, time, matchup, cup, notes, isPreseason }, row) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: two games may read the same
            key={row}
            className={`${isPreseason ? styles.preseason : ''} ${month === lines[row + 1]?.month ? '' : styles.monthEnd}`}
          >
            <td>{day}</td>
            <th scope="row" colSpan={isNarrow && !time ? 2 : 1}>
              <span>{matchup}</span>
              {cup && (isNarrow && !time ? <br /> : <span> · </span>)}
              {cup && <b>{cup}</b>}
              {notes && <span>{` · ${notes}`}</span>}
            </th>
            {(time || !isNarrow) && <td>{time}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Groups the games between two headings into one table. */
function headingsAndTables(items: readonly TextItem[]): (string | TextLine[])[] {
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
  /** Selected, so that the user can copy it by hand if the browser blocks the clipboard. */
  source: RefObject<HTMLElement | null>
}

/** A button that copies the text and reports the result. */
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
        // `clipboard` is undefined on pages without https. This throws then, and the text is selected.
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
