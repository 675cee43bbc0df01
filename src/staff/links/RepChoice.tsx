import { useState } from 'react'
import { browserStore } from '../../config/browserStore'
import { type Rep, repTitle } from '../../domain/rep'
import { personMark } from '../../domain/session'
import { useSession } from '../../session/useSession'
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

/** Under it stands whom a person has picked last in this browser. */
const keyOf = (email: string) => `game-plans.contact ${personMark(email)}`

/**
 * The rep whose contact goes with the pages: whom the signed-in person has picked last in this browser, else
 * that person, where a rep has the e-mail; until another is picked. One who is gone is not offered.
 * @returns the rep, or null for nobody; whether it was picked here; and `pick`, whose null is not remembered.
 */
export function useOwnRep(reps: readonly Rep[]) {
  const { state } = useSession()
  const mine = state.user?.email.trim().toLowerCase() ?? ''
  const [last] = useState(() => browserStore.get(keyOf(mine)))
  const [picked, setPicked] = useState<number | null>()
  const before = last === null ? undefined : reps.find(({ id }) => String(id) === last)
  const own = reps.find(({ email }) => mine !== '' && email.toLowerCase() === mine)
  // By number: what is read of him meanwhile counts, and one who is gone is nobody.
  const chosen = reps.find(({ id }) => id === picked)
  return {
    rep: (picked === undefined ? (before ?? own) : chosen) ?? null,
    isPicked: picked !== undefined,
    pick(rep: Rep | null) {
      setPicked(rep?.id ?? null)
      if (rep) browserStore.set(keyOf(mine), String(rep.id))
      else browserStore.remove(keyOf(mine))
    },
  }
}
