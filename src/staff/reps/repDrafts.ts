/** Names the drafts of the add-and-edit dialog. */
export const REP_FORM = 'rep'
