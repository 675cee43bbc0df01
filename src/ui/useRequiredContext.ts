import { type Context, useContext } from 'react'

/** Reads a context. Throws an error with the provider's name if the provider is missing. */
export function useRequiredContext<T>(context: Context<T | null>, provider: string): T {
  const value = useContext(context)
  if (value === null) throw new Error(`There is no ${provider} above.`)
  return value
}
