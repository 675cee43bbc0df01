import { type ComponentProps, type ReactNode, useId } from 'react'
import { AddButton } from '../../ui/AddButton'
import { EmptyList } from '../list/EmptyList'
import { idKey } from '../list/idKey'
import { ListState } from '../list/ListState'
import { ListTools } from '../list/ListTools'
import { RecordTable } from '../list/RecordTable'
import { RowCount } from '../list/RowCount'
import type { RecordColumn } from '../list/recordColumn'
import { useOrder } from '../list/useTableState'
import type { TableTools } from '../list/useTableTools'
import styles from './Section.module.css'

/** Of its list: what is read, and what is said meanwhile. */
type ListParts<Row> = Omit<ComponentProps<typeof ListState<Row[]>>, 'children'>

/** One of the screen's two tables, with its heading and its button for a new record. */
export function Section<Row extends { id: number }>({
  title,
  row,
  tools,
  addName,
  onAdd,
  columns,
  empty,
  children,
  ...list
}: ListParts<Row> & {
  title: string
  /** What one row is, as the count beside the title has it. */
  row: string
  /** Of its table. */
  tools: TableTools<Row>
  addName: string
  onAdd: () => void
  /** Of its table, which starts in the order of the one called `name`. */
  columns: RecordColumn<Row>[]
  /** Said in the table's place where no row is. */
  empty: string
  /** What is done with its rows. */
  children: ReactNode
}) {
  const titleId = useId()
  const order = useOrder({ column: 'name', descending: false })
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h2 id={titleId}>{title}</h2>
          <RowCount row={row} tools={tools} />
        </div>
        <div className={styles.tools}>
          <ListTools title={title} shown={tools.shown} select={tools} />
          <AddButton name={addName} onClick={onAdd} />
        </div>
      </div>
      <ListState {...list}>
        {(rows) => (
          <RecordTable
            label={title}
            rows={rows}
            rowKey={idKey}
            {...order}
            {...{ columns, tools }}
            empty={<EmptyList words={empty} isBlank add={addName} onAdd={onAdd} />}
          />
        )}
      </ListState>
      {children}
    </section>
  )
}
