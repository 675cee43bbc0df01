import type { FieldValues } from 'react-hook-form'
import { useNotify } from '../../../ui/Notifications'
import { differenceWords } from './fields'
import type { RecordSave } from './recordSave'
import { useSaves } from './SavesProvider'
import { found, type SentWrite } from './sentWrite'

/**
 * Reads a record once more after the server has acknowledged it, and says when it holds something
 * else.
 * @param keyOf the same for every save of the same record: one that is under way by then decides.
 */
export function useReadBack<Row, Typed extends FieldValues, Values>(
  props: RecordSave<Row, Typed, Values>,
  keyOf: (sent: SentWrite<Row, Typed>) => string,
) {
  const saves = useSaves()
  const notify = useNotify()
  return async (sent: SentWrite<Row, Typed>): Promise<void> => {
    const rows = await (props.readAfter?.(sent.typed) ?? props.read()).catch(() => null)
    if (rows === null || saves.isBusy(keyOf(sent))) return
    const [there] = found(props, sent, rows)
    const name = props.name(sent.typed)
    const other = there && differenceWords(props.fields, there, sent.typed)
    if (there === undefined) {
      notify(`${name} was saved, but the server does not list it. Please look at it.`, 'warning', {
        about: name,
      })
    } else if (other) {
      notify(`${name} was saved, but the server holds something else: ${other}.`, 'warning', {
        about: name,
      })
    }
  }
}
