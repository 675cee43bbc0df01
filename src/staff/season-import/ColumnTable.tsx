import { type Field, fields } from '../../domain/seasonFile/columnHeads'
import type { Columns } from '../../domain/seasonFile/columns'
import { SelectField } from '../../ui/SelectField'
import styles from './ImportSteps.module.css'
import { rowsOf, type Source } from './importSource'
import { fieldNames } from './importWords'

/** Rows that are shown: enough to see what a column holds. */
const SHOWN = 6

/** The first rows of a sheet; above each column what it holds, to be put right. */
export function ColumnTable({
  source,
  columns,
  onMap,
}: {
  source: Source
  columns: Columns
  onMap: (field: Field | undefined, column: number) => void
}) {
  const { heads, firstRow } = source.layout
  const rows = rowsOf(source).slice(firstRow, firstRow + SHOWN)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
    <section className={styles.sheet} aria-label="First rows" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head, column) => {
              const field = fields.find((one) => columns[one] === column)
              const name = head || `Column ${column + 1}`
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                <th key={column} scope="col">
                  <span className={styles.head}>{name}</span>
                  <SelectField
                    name={`${name} holds`}
                    value={field ?? ''}
                    none="Not used"
                    options={fields.map((one) => [one, fieldNames[one]])}
                    onChoose={(chosen) => onMap((chosen || undefined) as Field | undefined, column)}
                    sx={{ minWidth: '8.75rem' }}
                  />
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file that does not change
            <tr key={index}>
              {heads.map((_, column) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={column}
                  className={
                    fields.some((field) => columns[field] === column) ? undefined : styles.unused
                  }
                >
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
