import { type Context, useContext } from 'react'

/** The value of a context. Throws with the provider's name where there is none. */
export function useRequiredContext<T>(context: Context<T | null>, provider: string): T {
  const value = useContext(context)
  if (value === null) throw new Error(`There is no ${provider} above.`)
  return value
}
