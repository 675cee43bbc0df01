import { Chips } from '../../ui/Chips'
import styles from './chipsColumn.module.css'
import type { RecordColumn } from './recordColumn'

/**
 * A column of several names as chips: what stands there when there are none, how wide it is, and
 * where a name leads.
 */
export const chipsColumn = <Row,>(
  header: string,
  names: (row: Row) => string[],
  { none, width, linkOf }: { none: string; width: number; linkOf?: (name: string) => string },
): RecordColumn<Row> => ({
  id: 'plans',
  header,
  look: 'more',
  width,
  value: (row) => names(row).join(', '),
  cell: (row) => <FoldedChips names={names(row)} none={none} linkOf={linkOf} />,
})

/**
 * Names of plans as chips, or, where they have no room in a line, 'N plans', which opens; the
 * browser's own search still finds what is folded.
 * @param room about as many letters as a line holds; every chip has edges too.
 */
export function FoldedChips({
  room = 26,
  ...chips
}: Parameters<typeof Chips>[0] & { room?: number }) {
  const { names } = chips
  if (names.reduce((length, name) => length + name.length + 3, 0) <= room)
    return <Chips {...chips} />
  return (
    <details className={styles.folded}>
      <summary>{`${names.length} ${names.length === 1 ? 'plan' : 'plans'}`}</summary>
      <div>
        <Chips {...chips} />
      </div>
    </details>
  )
}
