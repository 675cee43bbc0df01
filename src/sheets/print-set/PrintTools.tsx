import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { printSetWords as words } from '../../content/words/printSetWords'
import controls from '../kit/controls.module.css'
import { waitForAssets } from '../kit/SheetTools'
import type { Orientation } from '../kit/sheetContext'
import styles from './PrintTools.module.css'
import { type Fault, preflight } from './preflight'
import { isReady, type ReadySheet, type TrackedSheet } from './useSet'

interface PrintToolsProps {
  sheets: readonly TrackedSheet[]
  /** Which orientation alone is printed; null for all. */
  onOrientation: (only: Orientation | null) => void
}

/** Safari and other browsers with Apple's engine have one paper size for a whole print job. */
const hasOnePaper = () => /^Apple/.test(navigator.vendor)

/** The set's progress, the faults that preflight found, and the buttons that print. */
export function PrintTools({ sheets, onOrientation }: PrintToolsProps) {
  const [isPreparing, setPreparing] = useState(false)
  const ready = sheets.filter(isReady)
  const wanted = sheets.filter(({ isLeftOut }) => !isLeftOut)
  const failed = wanted.filter(({ report }) => report?.state === 'none').length
  const isWhole = wanted.length > 0 && ready.length === wanted.length
  const { faults, setFaults } = usePreflight(isWhole ? ready : null)

  async function print(only: Orientation | null) {
    setPreparing(true)
    await waitForAssets()
    const current = preflight(ready)
    setPreparing(false)
    // New faults are shown before anything is printed.
    if (faults === null || allText(current) !== allText(faults)) return setFaults(current)
    // Not undone after printing: Safari sends `afterprint` too early.
    flushSync(() => onOrientation(only))
    window.print()
  }

  const countOf = (orientation: Orientation) =>
    ready.filter(({ report }) => report.orientation === orientation).length
  const present = (['landscape', 'portrait'] as const).filter((one) => countOf(one) > 0)
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
        <span>{progressText(wanted.length, ready.length, failed, faults)}</span>
      </div>
      {faults !== null && faults.length > 0 && <Faults faults={faults} />}
      {typeof window.print === 'function' && (
        <p className={styles.buttons}>
          {buttons.map(({ only, name }) => (
            <button
              key={name}
              type="button"
              className={`${controls.control} ${controls.primary}`}
              disabled={!isWhole || faults === null || isPreparing}
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

const allText = (faults: readonly Fault[]) => faults.map(({ label, words }) => label + words).join()

function progressText(wanted: number, ready: number, failed: number, faults: Fault[] | null) {
  if (wanted === 0) return words.nothingChosen
  if (ready + failed < wanted) return words.progress(ready, wanted)
  if (failed > 0) return words.cannotPrint(failed)
  if (faults === null) return words.checking
  return faults.length > 0 ? words.problemsHeading : words.allReady(ready)
}

function Faults({ faults }: { faults: readonly Fault[] }) {
  return (
    <ul className={styles.faults} aria-label={words.problemsHeading}>
      {faults.map(({ label, words }) => (
        <li key={label + words}>
          {label && <strong>{`${label}: `}</strong>}
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}

/**
 * Runs preflight as soon as the whole set is loaded, and again when sheets are added or left out.
 * @param sheets null while some are missing.
 * @returns the faults; null before the first run.
 */
function usePreflight(sheets: readonly ReadySheet[] | null) {
  const [faults, setFaults] = useState<Fault[] | null>(null)
  const key = sheets?.map(({ address, report }) => `${address} ${report.orientation}`).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same sheets are the same key
  useEffect(() => {
    setFaults(null)
    if (sheets === null) return
    let isCurrent = true
    void waitForAssets().then(() => {
      if (isCurrent) setFaults(preflight(sheets))
    })
    return () => {
      isCurrent = false
    }
  }, [key])
  return { faults, setFaults }
}
