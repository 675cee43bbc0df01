import { type Context, useContext } from 'react'

/** What the provider above gives. Throws where there is none, and names it. */
export function useRequired<T>(context: Context<T | null>, provider: string): T {
  const value = useContext(context)
  if (value === null) throw new Error(`There is no ${provider} above.`)
  return value
}
