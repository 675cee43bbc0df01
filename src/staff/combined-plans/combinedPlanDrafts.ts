/** Names the drafts of the add-and-edit dialog. */
export const COMBINED_PLAN_FORM = 'combined-plan'
