import { useState } from 'react'
import type { Rep } from '../../../domain/rep'
import { useSession } from '../../../session/useSession'

/**
 * The rep whose contact goes with the pages: who is signed in, where a rep has that e-mail, until
 * another is picked.
 * @returns the rep, or null for nobody; whether it was picked; and `pick`.
 */
export function useOwnRep(reps: readonly Rep[]) {
  const { state } = useSession()
  const mine = state.user?.email.trim().toLowerCase() || null
  const [picked, setPicked] = useState<number | null>()
  const own = reps.find(({ email }) => email.toLowerCase() === mine) ?? null
  // By number: what is read of him meanwhile counts, and one who is gone is nobody.
  const chosen = reps.find(({ id }) => id === picked) ?? null
  return {
    rep: picked === undefined ? own : chosen,
    isPicked: picked !== undefined,
    pick: (rep: Rep | null) => setPicked(rep?.id ?? null),
  }
}
