import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { AfterFrame } from '../useAfterFrame'
import type { DraftForm } from './useDraftForm'

/**
 * What stands in a form's fields, a frame late: for what is drawn beside a field and must not hold up
 * its letters. Never for what is saved: that is `form.getValues()`.
 */
export function useTypedLater<Typed extends FieldValues, Values>(
  { getValues, subscribe }: DraftForm<Typed, Values>,
  { putOff }: AfterFrame,
): Typed {
  const [typed, setTyped] = useState<Typed>(() => ({ ...getValues() }))
  useEffect(() => {
    const take = () => setTyped({ ...getValues() })
    return subscribe({ formState: { values: true }, callback: () => putOff(take) })
  }, [getValues, subscribe, putOff])
  return typed
}
