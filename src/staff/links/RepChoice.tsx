import { type Rep, repTitle } from '../../domain/rep'
import { SelectField } from '../../ui/SelectField'

/** No rep's number. */
const LOADING = 'loading'

/** Whose contact stands on the pages. */
export function RepChoice({
  reps,
  rep,
  none,
  isLoading = false,
  onPick,
}: {
  reps: readonly Rep[]
  rep: Rep | null
  /** How nobody is called, where nobody may be chosen. */
  none?: string
  /** Nobody knows yet whom there is to choose. */
  isLoading?: boolean
  onPick: (rep: Rep | null) => void
}) {
  return (
    <SelectField
      label="Contact on the pages"
      value={isLoading ? LOADING : rep ? String(rep.id) : ''}
      none={none}
      options={[
        ...(isLoading ? [[LOADING, 'Loading the contacts...'] as const] : []),
        ...reps.map(
          (one) => [String(one.id), [repTitle(one), one.phone].filter(Boolean).join(', ')] as const,
        ),
      ]}
      onChoose={(id) => onPick(reps.find((one) => String(one.id) === id) ?? null)}
    />
  )
}
