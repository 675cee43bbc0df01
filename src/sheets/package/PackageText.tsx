import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { BASE_PATH, paths } from '../../config/paths'
import controls from '../kit/controls.module.css'
import { MissingGames } from '../kit/MissingGames'
import { PrintButton } from '../kit/PrintButton'
import { SheetPage } from '../kit/SheetPage'
import { CopyButton } from './CopyButton'
import { LoadedPackage, type LoadedPlan } from './LoadedPackage'
import styles from './PackageText.module.css'
import { plainText, type TextBlock, textBlocks } from './textBlocks'

/** The text variant: the package as text that reads well in an e-mail. */
export function PackageText({ code }: { code: string }) {
  return (
    <LoadedPackage code={code}>{(loaded) => <ReadyText code={code} {...loaded} />}</LoadedPackage>
  )
}

function ReadyText({ code, plan, sheet, missingPlans, onRetry }: LoadedPlan & { code: string }) {
  const text = useRef<HTMLDivElement>(null)
  const calendarUrl = window.location.origin + BASE_PATH + paths.calendar(code)
  const blocks = textBlocks({ plan, sheet, missingPlans, calendarUrl })
  // On the sheet the warning is an alert with Try Again instead of a line.
  const shown = textBlocks({ plan, sheet, missingPlans: [], calendarUrl })
  return (
    <SheetPage
      orientation="portrait"
      isFlowing
      printName={[plan.title, plan.code.toUpperCase(), 'Package text']}
      toolbar={
        <>
          <Link className={controls.control} to={paths.packageSheet(code)}>
            Package sheet
          </Link>
          <CopyButton text={plainText(blocks)} source={text} />
          <PrintButton />
        </>
      }
    >
      {missingPlans.length > 0 && <MissingGames plans={missingPlans} onRetry={onRetry} />}
      <div ref={text} className={styles.text}>
        {shown.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn as a whole
          <Block key={index} block={block} />
        ))}
      </div>
    </SheetPage>
  )
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'title':
      return <h1>{block.text}</h1>
    case 'heading':
      return <h2>{block.text}</h2>
    case 'subheading':
      return <h3>{block.text}</h3>
    case 'text':
      return <p>{block.text}</p>
    case 'games':
      return (
        <ul>
          {block.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two games may read the same
            <li key={index}>{line}</li>
          ))}
        </ul>
      )
  }
}
