import type { FunctionComponent } from 'react'
import { type EditDialogProps, formKey, type RowDialogProps } from '../../ui/form/useEditedRecord'
import type { ListWords } from './listWords'
import type { BulkProps } from './SelectBar'
import { type List, stepsOf } from './useList'

/** The dialogs of a list: components, or inline functions that add props to one. */
export interface RecordDialogs<Row> {
  /** Adds or edits a record. */
  edit: FunctionComponent<EditDialogProps<Row>>
  /** Asks before a record is deleted. */
  delete: FunctionComponent<RowDialogProps<Row>>
  /** A record's public links. */
  links?: FunctionComponent<RowDialogProps<Row>>
  /** The bar of the selected rows; omitted where rows cannot be selected. */
  bulk?: FunctionComponent<BulkProps<Row>>
}

interface ListDialogsProps<Row extends object> {
  list: List<Row>
  words: Pick<ListWords, 'title' | 'row'>
  dialogs: RecordDialogs<Row>
}

const NO_ROWS: never[] = []

/** The dialogs that are open over a list, and the bar of its selected rows. */
export function ListDialogs<Row extends object>({ list, words, dialogs }: ListDialogsProps<Row>) {
  const { query, rowKey, selection, edited, setEdited, deleted, setDeleted, linked, setLinked } =
    list
  const rows = query.data ?? NO_ROWS
  return (
    <>
      {selection.isOn && query.data && dialogs.bulk && (
        <Slot
          render={dialogs.bulk}
          {...{ list, rows, title: words.title, noun: words.row }}
          onClose={() => selection.setOn(false)}
        />
      )}
      {edited && (
        <Slot
          key={formKey(edited, rowKey)}
          render={dialogs.edit}
          {...{ ...edited, rows }}
          steps={stepsOf(list, edited, setEdited)}
          onDuplicate={(like) => setEdited({ record: null, like })}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && (
        <Slot
          render={dialogs.delete}
          {...{ record: deleted, rows }}
          onClose={() => setDeleted(undefined)}
        />
      )}
      {linked && dialogs.links && (
        <Slot
          render={dialogs.links}
          {...{ record: linked, rows }}
          onClose={() => setLinked(undefined)}
        />
      )}
    </>
  )
}

/** Calls `render` as a function: as a component, an inline function would mount its dialog at each render. */
function Slot<Props extends object>({
  render,
  ...props
}: Props & { render: FunctionComponent<Props> }) {
  return render(props as unknown as Props)
}
