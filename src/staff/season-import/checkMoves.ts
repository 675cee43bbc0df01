import type { Field } from '../../domain/seasonFile/columnHeads'

/** What a person can do to the rows. */
export interface CheckMoves {
  onMend: (line: number, cells: Partial<Record<Field, string>>) => void
  onChoose: (line: number, choice: string) => void
  onTake: (line: number) => void
  onMakePlan: (name: string) => void
  onCall: (called: string, club: string) => void
}
