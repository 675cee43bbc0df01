import { useSheetLocation } from './sheetLocation'

/**
 * The id behind a rep's link, as in `?rep=7`, which tells reps of one name apart
 * (docs/rules/sheets.md#all-sheets); null where the link has none.
 */
export function useRepId(): string | null {
  return new URLSearchParams(useSheetLocation().search).get('rep')
}
