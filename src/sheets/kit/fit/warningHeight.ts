import { lineCount } from './lineCount'

/** What a sheet's warning takes on portrait paper, in points; it wraps when it names many plans. */
export function warningHeight(warning: string): number {
  if (warning === '') return 0
  const lines = lineCount(warning, 560 / 9, 700)
  return 18 + lines * 12
}
