import Button from '@mui/material/Button'
import { type DragEvent, useId, useRef, useState } from 'react'
import { readSeasonFile, readSeasonText, sizeProblem } from '../../domain/seasonFile/readFile'
import { seasonCsv } from '../../domain/seasonFile/seasonCsv'
import { SeasonFileError, type Sheet } from '../../domain/seasonFile/sheet'
import { todayEastern } from '../../domain/time/dates'
import { download } from '../../lib/download'
import { Alert } from '../../ui/Alert'
import { problemText } from './importWords'
import styles from './SeasonImport.module.css'
import { useStoredSeason } from './useStoredSeason'

/** The first step: paste cells, or choose or drop a file. */
export function SourceStep({ onRead }: { onRead: (name: string, sheets: Sheet[]) => void }) {
  const [problem, setProblem] = useState('')

  /** @param name the file's name; '' for pasted text. */
  async function read(name: string, load: () => Promise<Sheet[]>) {
    try {
      setProblem('')
      const sheets = await load()
      // Recognizing the columns takes long. Lets the page render first.
      await new Promise((done) => setTimeout(done))
      onRead(name, sheets)
    } catch (error) {
      setProblem(problemText(error))
    }
  }
  const readFile = (file: File) =>
    void read(file.name, async () => {
      const tooLarge = sizeProblem(file.size)
      if (tooLarge !== undefined) throw new SeasonFileError(tooLarge)
      return readSeasonFile(new Uint8Array(await file.arrayBuffer()))
    })

  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <PasteField onContinue={(text) => void read('', () => readSeasonText(text))} />
      <FileField onFile={readFile} />
      <DownloadSeason />
    </>
  )
}

/** Pasted text with at least this many characters is inserted by our own code. */
const LONG_PASTE = 20_000

function PasteField({ onContinue }: { onContinue: (text: string) => void }) {
  const hintId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isBlank, setBlank] = useState(true)
  const check = ({ value }: HTMLTextAreaElement) => setBlank(value.trim() === '')
  return (
    <>
      <label className={styles.paste}>
        <span className={styles.head}>Paste from a spreadsheet</span>
        {/* MUI's TextField measures the text on each change, which takes minutes if it is long. */}
        <textarea
          ref={field}
          rows={8}
          wrap="off"
          spellCheck={false}
          aria-describedby={hintId}
          onChange={({ target }) => check(target)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain')
            if (text.length < LONG_PASTE) return
            // The native paste supports undo, but takes minutes for thousands of lines.
            event.preventDefault()
            const { currentTarget } = event
            const { selectionStart, selectionEnd } = currentTarget
            currentTarget.setRangeText(text, selectionStart, selectionEnd, 'end')
            check(currentTarget)
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
          onClick={() => onContinue(field.current?.value ?? '')}
        >
          Continue
        </Button>
      </div>
    </>
  )
}

function FileField({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  function take([file]: Iterable<File> = []) {
    if (file) onFile(file)
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
      take(event.dataTransfer.files)
    },
  }
  return (
    <div className={styles.drop} data-over={isOver} {...drop}>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="File with games"
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.ics"
        onChange={({ target }) => {
          take(target.files ?? [])
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
      <p className={styles.hint}>
        or drop it here: CSV, Excel (.xlsx) or calendar (.ics), up to 2 MB and 5,000 games.
      </p>
    </div>
  )
}

/** Downloads all games as a file that can be edited in a spreadsheet and imported again. */
function DownloadSeason() {
  const { stored } = useStoredSeason()
  return (
    <div className={styles.row}>
      <Button
        variant="outlined"
        disabled={stored === undefined}
        onClick={() =>
          stored && download(`games-${todayEastern()}.csv`, seasonCsv(stored.games), 'text/csv')
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
