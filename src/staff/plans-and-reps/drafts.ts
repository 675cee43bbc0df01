/** Names the drafts of New Plan and Edit Plan. */
export const ADMIN_LOCATION_FORM = 'admin-plan'

/** Names the drafts of New Rep and Edit Rep: a rep who has an id is edited. */
export const ADMIN_REP_FORM = 'admin-rep'

/** What the menu calls the screen of these dialogs. */
export const PLACE = 'Plans & Reps'
