/** The screen Bruins Representatives. */
export const repsConfig = {
  /** What the menu calls it. */
  place: 'Bruins Reps',
  /** Names the drafts of the add-and-edit dialog. */
  form: 'rep',
} as const
