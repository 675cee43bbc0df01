/** Names the drafts of the add-and-edit dialog. */
export const COMBINED_PLAN_FORM = 'combined-plan'

/** What the menu calls the screen of these dialogs. */
export const PLACE = 'Game Plans'
