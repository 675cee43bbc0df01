import type { FunctionComponent } from 'react'
import { type EditDialogProps, formKey, type RowDialogProps } from '../../ui/form/useEditedRecord'
import type { ListWords } from './listWords'
import type { BulkProps } from './SelectBar'
import { type List, stepsOf } from './useList'

/** The dialogs of a list by what they do: components, or functions that give one further props. */
export interface RecordDialogs<Row> {
  /** Adds a record, or edits it. */
  edit: FunctionComponent<EditDialogProps<Row>>
  /** Asks before a record is deleted. */
  delete: FunctionComponent<RowDialogProps<Row>>
  /** A record's public links. */
  links?: FunctionComponent<RowDialogProps<Row>>
  /** What is done with selected rows; without it none can be selected. */
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
          pager={stepsOf(list, edited, setEdited)}
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

/** Calls the function instead of mounting it: a new one in each render must not mount its dialog again. */
function Slot<Props extends object>({
  render,
  ...props
}: Props & { render: FunctionComponent<Props> }) {
  return render(props as unknown as Props)
}
