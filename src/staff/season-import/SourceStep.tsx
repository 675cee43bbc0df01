import Button from '@mui/material/Button'
import { type DragEvent, useId, useRef, useState } from 'react'
import { FileProblem, type Sheet } from '../../domain/seasonFile/cellText'
import { readSeasonFile, readSeasonText, sizeProblem } from '../../domain/seasonFile/readFile'
import { seasonCsv } from '../../domain/seasonFile/seasonCsv'
import { todayEastern } from '../../domain/time/dates'
import { download } from '../../lib/download'
import { Alert } from '../../ui/Alert'
import { problemText } from './importWords'
import styles from './SeasonImport.module.css'
import { useStoredSeason } from './useStoredSeason'

/** Where the games come from: cells that are pasted, or a file. */
export function SourceStep({ onRead }: { onRead: (name: string, sheets: Sheet[]) => void }) {
  const pasted = useRef('')
  const [isBlank, setBlank] = useState(true)
  const hintId = useId()
  const [problem, setProblem] = useState('')
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)

  async function read(name: string, sheets: () => Promise<Sheet[]> | Sheet[]) {
    try {
      setProblem('')
      const read = await sheets()
      // What the columns hold is found out in a task of its own: the page answers in between.
      await new Promise((done) => setTimeout(done))
      onRead(name, read)
    } catch (error) {
      setProblem(problemText(error))
    }
  }
  function readFile(file: File | undefined) {
    if (!file) return
    void read(file.name, async () => {
      const tooLarge = sizeProblem(file.size)
      if (tooLarge !== undefined) throw new FileProblem(tooLarge)
      return readSeasonFile(new Uint8Array(await file.arrayBuffer()))
    })
  }
  function take({ value }: HTMLTextAreaElement) {
    pasted.current = value
    setBlank(value.trim() === '')
  }
  const drop = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      readFile(event.dataTransfer.files[0])
    },
  }

  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <label className={styles.paste}>
        <span className={styles.head}>Paste from a spreadsheet</span>
        {/* The browser's own: MUI's measures all of the text at each change, which takes minutes. */}
        <textarea
          rows={8}
          wrap="off"
          spellCheck={false}
          aria-describedby={hintId}
          onChange={({ target }) => take(target)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain')
            if (text.length < LONG) return
            // As an edit that can be taken back, thousands of lines hold a browser up for minutes.
            event.preventDefault()
            const field = event.currentTarget
            field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
            take(field)
          }}
        />
      </label>
      <p id={hintId} className={styles.hint}>
        Copy the rows and paste them here. Include the header row. Nothing is saved yet.
      </p>
      <div className={styles.row}>
        <Button
          variant="contained"
          disabled={isBlank}
          onClick={() => void read('', () => readSeasonText(pasted.current))}
        >
          Continue
        </Button>
      </div>
      <div className={styles.drop} data-over={isOver} {...drop}>
        <Button variant="outlined" onClick={() => chooser.current?.click()}>
          Choose a file
        </Button>
        <input
          ref={chooser}
          hidden
          type="file"
          aria-label="File with games"
          accept=".csv,.tsv,.txt,.xlsx,.xlsm,.ics"
          onChange={(event) => {
            readFile(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <p className={styles.hint}>
          or drop it here: CSV, Excel (.xlsx) or calendar (.ics), up to 2 MB and 5,000 games.
        </p>
      </div>
      <DownloadSeason />
    </>
  )
}

/** Letters of a text that is put into its field at once. */
const LONG = 20_000

/** All games as one file that can be changed in a spreadsheet and read back. */
function DownloadSeason() {
  const { stored } = useStoredSeason()
  const [today] = useState(() => todayEastern(new Date()))
  return (
    <div className={styles.row}>
      <Button
        variant="outlined"
        disabled={stored === undefined}
        onClick={() =>
          stored && download(`games-${today}.csv`, seasonCsv(stored.games), 'text/csv')
        }
      >
        Save all games as CSV
      </Button>
      <p className={styles.hint}>
        Edit it in a spreadsheet and import it here. Only your changes are saved.
      </p>
    </div>
  )
}
