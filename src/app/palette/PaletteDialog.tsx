import Dialog from '@mui/material/Dialog'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { counted } from '../../domain/text'
import { createSearch } from '../../staff/list/wordSearch'
import { setCharacterShortcuts, useCharacterShortcuts } from '../../ui/characterShortcuts'
import { SmallCheckbox } from '../../ui/form/SmallCheckbox'
import { TeamTile } from '../TeamTile'
import type { PaletteChoice, PaletteEntry } from './entries'
import styles from './Palette.module.css'
import {
  type FindEntries,
  paletteResults,
  type ResultGroup,
  type ResultLine,
} from './paletteResults'

/** The number of lines that each key moves. */
const OFFSETS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

interface PaletteDialogProps {
  screens: readonly PaletteEntry[]
  /**
   * Finds entries by the typed words. Undefined until the records are prepared; until then only
   * screens are found.
   */
  search: FindEntries | undefined
  /** Finds entries immediately, even if the records are not prepared. Used for Enter. */
  searchNow: FindEntries
  /** Whether some lists are still loading. */
  isLoading: boolean
  onChoose: (choice: PaletteChoice) => void
  onClose: () => void
}

/** A search field and its results (the combobox pattern of WAI-ARIA). */
export function PaletteDialog({
  screens,
  search: recordSearch,
  searchNow,
  isLoading,
  onChoose,
  onClose,
}: PaletteDialogProps) {
  const id = useId()
  const [text, setText] = useState('')
  const deferredQuery = useDeferredValue(text)
  const [openEntry, setOpenEntry] = useState<PaletteEntry>()
  const [activeIndex, setActiveIndex] = useState(0)
  const hasCharacterShortcuts = useCharacterShortcuts()
  const search = useMemo(() => recordSearch ?? createSearch(screens), [recordSearch, screens])
  const results = useMemo(
    () => paletteResults(deferredQuery, openEntry, { screens, search }),
    [deferredQuery, openEntry, screens, search],
  )
  const lines = results.flatMap((group) => group.lines)
  const current = lines[Math.min(activeIndex, lines.length - 1)]
  const currentId = current && `${id}-${current.id}`
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView?.({ block: 'nearest' })
  }, [currentId])

  function changeText(next: string) {
    setText(next)
    setActiveIndex(0)
  }
  /** Shows the choices of an entry, or again all entries. */
  function showEntry(entry: PaletteEntry | undefined) {
    setOpenEntry(entry)
    changeText('')
  }
  function choose({ target }: ResultLine) {
    if ('choice' in target) onChoose(target.choice)
    else showEntry(target.entry)
  }
  /** The active line, or the first one of a new search if the results are older than the text. */
  function lineToChoose(): ResultLine | undefined {
    // Before the records are prepared, only a line that the arrow keys have reached is meant.
    if (deferredQuery === text && (recordSearch || activeIndex > 0)) return current
    const newResults = paletteResults(text, openEntry, { screens, search: searchNow })
    return newResults.flatMap((group) => group.lines)[0]
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const offset = OFFSETS[event.key]
    if (offset !== undefined && lines.length > 0) {
      setActiveIndex(movedIndex(activeIndex, offset, lines.length))
    } else if (event.key === 'Enter') {
      const line = lineToChoose()
      if (line) choose(line)
    } else if (openEntry && (event.key === 'Escape' || (event.key === 'Backspace' && !text))) {
      event.stopPropagation()
      showEntry(undefined)
    } else return
    event.preventDefault()
  }

  const total = results.reduce((sum, { count }) => sum + count, 0)
  const countText = text.trim() === '' ? '' : counted(total, 'result')
  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Find', className: styles.paper } }}
      maxWidth="sm"
      fullWidth
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <input
        role="combobox"
        aria-label={openEntry ? `Actions for ${openEntry.text}` : 'Find anything'}
        aria-expanded={lines.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={currentId}
        aria-autocomplete="list"
        autoFocus
        autoComplete="off"
        spellCheck={false}
        className={styles.field}
        placeholder={openEntry?.text ?? 'A screen, game, plan, package, rep or page'}
        value={text}
        onChange={(event) => changeText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Results id={id} results={results} current={current} onChoose={choose} />
      <div className={styles.footer}>
        <span role="status">{isLoading ? 'Loading lists…' : countText}</span>
        <SmallCheckbox
          label="Press ‘/’ to search"
          checked={hasCharacterShortcuts}
          onChange={setCharacterShortcuts}
        />
      </div>
    </Dialog>
  )
}

interface ResultsProps {
  /** Starts the ids of the list and of its lines. */
  id: string
  results: readonly ResultGroup[]
  current: ResultLine | undefined
  onChoose: (line: ResultLine) => void
}

/** The lines of each group. The focus stays in the search field, which handles the keys. */
function Results({ id, results, current, onChoose }: ResultsProps) {
  return (
    <div role="listbox" id={`${id}-list`} aria-label="Results" className={styles.list}>
      {results.map(({ title, lines }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may not hold a fieldset
        <div key={title} role="group" aria-label={title}>
          <div aria-hidden="true" className={styles.title}>
            {title}
          </div>
          {lines.map((line) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys
            <div
              key={line.id}
              id={`${id}-${line.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={line === current}
              className={`${styles.option} ${line.team ? styles.marked : ''}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(line)}
            >
              <span>
                {line.team && <TeamTile team={line.team} className={styles.mark} />}
                <span>{line.text}</span>
              </span>
              {line.detail && <span className={styles.detail}>{line.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The index of the next line. A single step wraps around at both ends; a page stops there. */
function movedIndex(activeIndex: number, offset: number, count: number): number {
  const last = count - 1
  const next = Math.min(activeIndex, last) + offset
  if (Math.abs(offset) === 1) return (next + count) % count
  return Math.max(0, Math.min(next, last))
}
