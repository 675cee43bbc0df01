/** The screen Bruins Representatives. */
export const repsConfig = {
  /** What the menu calls it. */
  breadcrumb: 'Bruins Reps',
  /** Names the drafts of the add-and-edit dialog. */
  form: 'rep',
} as const
