/** Where an import stands. */
export type StepName = 'source' | 'columns' | 'check' | 'result'

/** In order, with what each is called. */
export const steps: readonly (readonly [StepName, title: string])[] = [
  ['source', 'Source'],
  ['columns', 'Columns'],
  ['check', 'Check'],
  ['result', 'Result'],
]

/** What stands above each step. */
export const stepTitles: Record<StepName, string> = {
  source: 'Where are the games?',
  columns: 'What do the columns hold?',
  check: 'What will change?',
  result: 'What was written',
}
