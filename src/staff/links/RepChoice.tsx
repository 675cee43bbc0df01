import { useState } from 'react'
import { browserStore } from '../../config/browserStore'
import { personHash } from '../../domain/personHash'
import { type Rep, repTitle } from '../../domain/rep'
import { useSession } from '../../session/useSession'
import { SelectField } from '../../ui/SelectField'

/** No rep's number. */
const LOADING = 'loading'

export interface RepChoiceProps {
  label?: string
  reps: readonly Rep[]
  rep: Rep | null
  /** The option for no contact; without it a contact must be chosen. */
  none?: string
  /** The reps are not loaded yet. */
  isLoading?: boolean
  onPick: (rep: Rep | null) => void
}

/** Chooses the contact on the pages. */
export function RepChoice({ label = 'Contact on the pages', ...props }: RepChoiceProps) {
  const { reps, rep, none, isLoading = false, onPick } = props
  return (
    <SelectField
      label={label}
      value={isLoading ? LOADING : rep ? String(rep.id) : ''}
      none={none}
      options={[
        ...(isLoading ? [[LOADING, 'Loading the contacts...'] as const] : []),
        ...reps.map(
          (one) => [String(one.id), [repTitle(one), one.phone].filter(Boolean).join(', ')] as const,
        ),
      ]}
      onChange={(id) => onPick(reps.find((one) => String(one.id) === id) ?? null)}
    />
  )
}

/** The key of the rep that a person picked last in this browser. */
const keyOf = (email: string) => `game-plans.contact ${personHash(email)}`

/**
 * The rep whose contact is on the pages: the one picked last in this browser by the signed-in person, else the
 * rep with that person's e-mail, until another is picked.
 * @returns the rep, or null; whether it was picked here; and `pick`, which does not remember null.
 */
export function useOwnRep(reps: readonly Rep[]) {
  const { state } = useSession()
  const userEmail = state.user?.email.trim().toLowerCase() ?? ''
  const [last] = useState(() => browserStore.get(keyOf(userEmail)))
  const [picked, setPicked] = useState<number | null>()
  const lastPicked = last === null ? undefined : reps.find(({ id }) => String(id) === last)
  const user = reps.find(({ email }) => userEmail !== '' && email.toLowerCase() === userEmail)
  // By id: the rep may be read again or deleted meanwhile.
  const chosen = reps.find(({ id }) => id === picked)
  return {
    rep: (picked === undefined ? (lastPicked ?? user) : chosen) ?? null,
    isPicked: picked !== undefined,
    pick(rep: Rep | null) {
      setPicked(rep?.id ?? null)
      if (rep) browserStore.set(keyOf(userEmail), String(rep.id))
      else browserStore.remove(keyOf(userEmail))
    },
  }
}
