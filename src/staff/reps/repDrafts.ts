/** Names the drafts of the add-and-edit dialog. */
export const REP_FORM = 'rep'

/** What the menu calls the screen of these dialogs. */
export const PLACE = 'Bruins Reps'
