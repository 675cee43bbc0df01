/** The screen of combined plans. */
export const combinedPlansConfig = {
  /** What the menu calls it. */
  breadcrumb: 'Game Plans',
  /** Names the drafts of the add-and-edit dialog. */
  form: 'combined-plan',
} as const
