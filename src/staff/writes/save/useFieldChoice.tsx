import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { DraftForm } from '../../../ui/form/useDraftForm'
import { FieldChoice } from './FieldChoice'
import type { Difference } from './fields'

/**
 * The choice between what a person typed and what somebody else saved meanwhile: `offer` shows it,
 * `notice` goes into the form. What is chosen stands in the fields.
 */
export function useFieldChoice<Typed extends FieldValues, Values>(form: DraftForm<Typed, Values>) {
  const [choice, setChoice] = useState<{ differences: Difference[]; theirs: Typed }>()
  const end = () => setChoice(undefined)
  const notice = choice && (
    <FieldChoice
      differences={choice.differences}
      onChoose={(theirs) => {
        const values = form.getValues()
        const chosen = Object.entries(choice.theirs).filter(([field]) => theirs.has(field))
        form.draft.rebase(choice.theirs, { ...values, ...Object.fromEntries(chosen) })
      }}
      onTakeAll={() => {
        form.draft.rebase(choice.theirs, choice.theirs)
        end()
      }}
    />
  )
  return {
    offer: (differences: Difference[], theirs: Typed) => setChoice({ differences, theirs }),
    end,
    notice,
  }
}
