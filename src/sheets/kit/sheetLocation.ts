import { createContext, useContext } from 'react'
import { type Location, useLocation } from 'react-router-dom'

/** The address of a sheet in a print set, as on the page of its own; null for a sheet on that page. */
export const SheetLocationContext = createContext<Location | null>(null)

/** Where a sheet's own page is: below the base path. */
export function useSheetLocation(): Location {
  const page = useLocation()
  return useContext(SheetLocationContext) ?? page
}
