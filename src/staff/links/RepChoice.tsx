import { useState } from 'react'
import { browserStore } from '../../config/browserStore'
import { personHash } from '../../domain/personHash'
import { type Rep, repTitle } from '../../domain/rep'
import { useSession } from '../../session/useSession'
import { SelectField } from '../../ui/SelectField'

/** The value of the loading option, which no rep's id equals. */
const LOADING = 'loading'

export interface RepChoiceProps {
  label?: string
  reps: readonly Rep[]
  rep: Rep | null
  /** The label of the option for no contact. If omitted, a contact must be chosen. */
  none?: string
  /** Whether the reps are still loading. */
  isLoading?: boolean
  onPick: (rep: Rep | null) => void
}

/** Selects the contact shown on the pages. */
export function RepChoice(props: RepChoiceProps) {
  const { label = 'Contact on the pages', reps, rep, none, isLoading = false, onPick } = props
  const chosen = rep ? String(rep.id) : ''
  return (
    <SelectField
      label={label}
      value={isLoading ? LOADING : chosen}
      none={none}
      options={[
        ...(isLoading ? [[LOADING, 'Loading the contacts...'] as const] : []),
        ...reps.map((option) => [String(option.id), optionText(option)] as const),
      ]}
      onChange={(id) => onPick(reps.find((option) => String(option.id) === id) ?? null)}
    />
  )
}

const optionText = (rep: Rep) => [repTitle(rep), rep.phone].filter(Boolean).join(', ')

/** The storage key for the rep that a person picked last in this browser. */
const keyOf = (email: string) => `game-plans.contact ${personHash(email)}`

/**
 * The rep shown as the contact: by default, the one that the signed-in person picked last in this
 * browser, or the rep with that person's email.
 * @returns the rep or null, whether it was picked in this dialog, and `pick`; picking null forgets
 * the stored rep.
 */
export function useOwnRep(reps: readonly Rep[]) {
  const { state } = useSession()
  const userEmail = state.user?.email.trim().toLowerCase() ?? ''
  const [last] = useState(() => browserStore.get(keyOf(userEmail)))
  const [picked, setPicked] = useState<number | null>()
  const lastPicked = last === null ? undefined : reps.find(({ id }) => String(id) === last)
  const user = reps.find(({ email }) => userEmail !== '' && email.toLowerCase() === userEmail)
  // Found by id, because the rep may be refetched or deleted in the meantime.
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
