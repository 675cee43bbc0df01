import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { RecordSave } from './recordSave'
import { useSaves } from './SavesProvider'
import { found, type OpenWrite } from './sentWrite'
import { useInquiry } from './useInquiry'

/**
 * A save's write without an answer: `findOut` resolves to what the server holds of it, or to null
 * when nobody could be asked; `undecided` is the one of which nobody knows yet.
 * @param keyOf the same for every save of the same record.
 */
export function useOpenWrite<Row, Typed extends FieldValues, Values>(
  props: RecordSave<Row, Typed, Values>,
  keyOf: (sent: OpenWrite<Row, Typed>) => string,
) {
  const saves = useSaves()
  const { note, ask } = useInquiry()
  const [undecided, setUndecided] = useState<OpenWrite<Row, Typed>>()

  async function look(sent: OpenWrite<Row, Typed>): Promise<Typed[]> {
    const there = found(props, sent, await props.read())
    if (there.length > 0 || !props.readAfter) return there
    return found(props, sent, await props.readAfter(sent.typed))
  }

  async function findOut(sent: OpenWrite<Row, Typed>): Promise<readonly Typed[] | null> {
    const key = keyOf(sent)
    const answer = await ask({
      key,
      name: props.name(sent.typed),
      fields: props.fields,
      expected: sent.now === null ? [] : [props.toForm(sent.now)],
      look: () => look(sent),
    })
    const open = answer === null ? sent : undefined
    setUndecided(open)
    saves.decide(key, open)
    if (answer !== null) sent.mark.known()
    return answer
  }
  return { note, undecided, findOut }
}
