import styles from './PackageText.module.css'
import type { TextItem } from './textPages'
import type { TextLine } from './textParts'

/** The games of one page of the text variant, in columns to be read one after the other. */
export function TextColumns({ columns }: { columns: TextItem[][] }) {
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
              <ul key={index}>
                {run.map(({ text }, row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two games may read the same
                  <li key={row}>{text}</li>
                ))}
              </ul>
            ),
          )}
        </div>
      ))}
    </div>
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
