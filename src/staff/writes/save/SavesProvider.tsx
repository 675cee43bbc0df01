import { createContext, type ReactNode, useEffect, useState } from 'react'
import { personMark } from '../../../domain/session'
import { useSession } from '../../../session/useSession'
import { useRequired } from '../../../ui/useRequired'
import { createSaves, type Saves } from './saves'

const SavesContext = createContext<Saves | null>(null)

/** What outlives the dialogs that save. */
export const useSaves = () => useRequired(SavesContext, 'SavesProvider')

/** Keeps the saves of whoever is signed in; with him ends what they have to say. */
export function SavesProvider({ children }: { children: ReactNode }) {
  const { state } = useSession()
  const [saves] = useState(createSaves)
  const owner = personMark(state.user?.email ?? '')
  useEffect(() => saves.setOwner(owner), [saves, owner])
  useEffect(() => saves.stop, [saves])
  return <SavesContext value={saves}>{children}</SavesContext>
}
