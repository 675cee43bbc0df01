/** Of links to a combined plan's pages nobody knows who was named in them. */
export const CONTACT_LOST =
  'Links to packages and calendars that name this representative will open without a contact.'
