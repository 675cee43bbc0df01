import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { printSetWords as words } from '../../content/words/printSetWords'
import controls from '../kit/controls.module.css'
import { waitForAssets } from '../kit/SheetTools'
import type { Orientation } from '../kit/sheetContext'
import styles from './PrintTools.module.css'
import { type Problem, preflight } from './preflight'
import { isReady, type ReadySheet, type TrackedSheet } from './usePrintSet'

interface PrintToolsProps {
  tracked: readonly TrackedSheet[]
  /** Called with the only orientation to print, or null for all. */
  onOrientation: (only: Orientation | null) => void
}

/** Safari and other WebKit browsers use one orientation for a whole print job. */
const hasOnePaper = () => /^Apple/.test(navigator.vendor)

/** The set's progress, the problems found by preflight, and the print buttons. */
export function PrintTools({ tracked, onOrientation }: PrintToolsProps) {
  const [isPreparing, setPreparing] = useState(false)
  const ready = tracked.filter(isReady)
  const wanted = tracked.filter(({ isLeftOut }) => !isLeftOut)
  const failed = wanted.filter(({ report }) => report?.state === 'none').length
  const isWhole = wanted.length > 0 && ready.length === wanted.length
  const { problems, setProblems } = usePreflight(isWhole ? ready : null)

  async function print(only: Orientation | null) {
    setPreparing(true)
    await waitForAssets()
    const current = preflight(ready)
    setPreparing(false)
    // Show new problems before anything is printed.
    if (problems === null || allText(current) !== allText(problems)) return setProblems(current)
    // Not reset after printing, because Safari sends `afterprint` too early.
    flushSync(() => onOrientation(only))
    window.print()
  }

  const countOf = (orientation: Orientation) =>
    ready.filter(({ report }) => report.orientation === orientation).length
  const present = (['landscape', 'portrait'] as const).filter((only) => countOf(only) > 0)
  const isMixed = hasOnePaper() && present.length > 1
  const buttons: { only: Orientation | null; name: string }[] = isMixed
    ? present.map((only) => ({ only, name: words.printOrientation[only](countOf(only)) }))
    : [{ only: null, name: words.print }]
  return (
    <>
      <div role="status" className={styles.progress}>
        {wanted.length > 0 && ready.length + failed < wanted.length && (
          <progress value={ready.length} max={wanted.length} aria-hidden="true" />
        )}
        <span>{progressText(wanted.length, ready.length, failed, problems)}</span>
      </div>
      {problems !== null && problems.length > 0 && (
        <ul className={styles.problems} aria-label={words.problemsHeading}>
          {problems.map(({ label, message }) => (
            <li key={label + message}>
              {label && <strong>{`${label}: `}</strong>}
              <span>{message}</span>
            </li>
          ))}
        </ul>
      )}
      {typeof window.print === 'function' && (
        <p className={styles.buttons}>
          {buttons.map(({ only, name }) => (
            <button
              key={name}
              type="button"
              className={`${controls.control} ${controls.primary}`}
              disabled={!isWhole || problems === null || isPreparing}
              onClick={() => void print(only)}
            >
              {isPreparing ? words.preparing : name}
            </button>
          ))}
        </p>
      )}
      {isMixed && <p className={styles.hint}>{words.oneOrientationHint}</p>}
    </>
  )
}

const allText = (list: readonly Problem[]) =>
  list.map(({ label, message }) => label + message).join()

function progressText(wanted: number, ready: number, failed: number, problems: Problem[] | null) {
  if (wanted === 0) return words.nothingChosen
  if (ready + failed < wanted) return words.progress(ready, wanted)
  if (failed > 0) return words.cannotPrint(failed)
  if (problems === null) return words.checking
  return problems.length > 0 ? words.problemsHeading : words.allReady(ready)
}

/**
 * Runs preflight as soon as the whole set is loaded, and again when sheets are added or left out.
 * @param ready null while some sheets are not loaded.
 * @returns the problems, or null before the first run.
 */
function usePreflight(ready: readonly ReadySheet[] | null) {
  const [problems, setProblems] = useState<Problem[] | null>(null)
  const key = ready?.map(({ sheet, report }) => `${sheet.address} ${report.orientation}`).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same sheets are the same key
  useEffect(() => {
    setProblems(null)
    if (ready === null) return
    let isCurrent = true
    void waitForAssets().then(() => {
      if (isCurrent) setProblems(preflight(ready))
    })
    return () => {
      isCurrent = false
    }
  }, [key])
  return { problems, setProblems }
}
