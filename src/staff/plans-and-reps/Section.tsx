import { type ReactNode, useId } from 'react'
import { counted } from '../../domain/checks/finding'
import { AddButton } from '../../ui/AddButton'
import { EmptyList, RowCount } from '../list/ListScreen'
import { ListState } from '../list/ListState'
import { ListTools } from '../list/ListTools'
import { RecordTable } from '../list/RecordTable'
import { tableData } from '../list/tableTexts'
import type { List } from '../list/useList'
import styles from './Section.module.css'

/** The texts of a section. */
interface SectionWords {
  title: string
  /** What one row is. */
  row: string
  /** The button for a new record. */
  add: string
  loading: string
  failed: string
  /** Shown instead of an empty table. */
  empty: string
}

/** One of the screen's two tables, with its heading and its button for a new record. */
export function Section<Row extends object>({
  list,
  words: { title, row, add, loading, failed, empty },
  onAdd,
  bulk,
  children,
}: {
  list: List<Row>
  words: SectionWords
  onAdd: () => void
  /** What is done with selected rows; rendered while rows are selected. */
  bulk: ReactNode
  /** The dialogs. */
  children: ReactNode
}) {
  const { query, rows, columns, rowKey, order, selection } = list
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h2 id={titleId}>{title}</h2>
          {query.data && <RowCount text={counted(rows.length, row)} />}
        </div>
        <div className={styles.tools}>
          <ListTools
            title={title}
            table={query.data && tableData(rows, columns)}
            selection={selection}
          />
          <AddButton name={add} onClick={onAdd} />
        </div>
      </div>
      <ListState list={list.queryKey} query={query} loading={loading} failed={failed}>
        {() => (
          <RecordTable
            label={title}
            {...{ rows, columns, rowKey, selection }}
            {...order}
            empty={
              <EmptyList words={empty}>
                <AddButton name={add} onClick={onAdd} />
              </EmptyList>
            }
          />
        )}
      </ListState>
      {selection.isOn && query.data && bulk}
      {children}
    </section>
  )
}
