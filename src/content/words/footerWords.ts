/*
 * The footer of every sheet: the contact, the date of its data, and the address of the live page.
 */

export const footerWords = {
  /** Before the venue's number. */
  salesLabel: 'Premium ticket sales',
  /** Above a rep's name. */
  contactLabel: 'Your account manager',
  /** The date of a sheet whose data has no date. */
  printed: (day: string) => `Printed ${day}`,
  /** Under the code that leads to the live page. */
  scanCaption: 'Scan for changes',
  /** On paper, before the page's address: unlike paper, the page can be enlarged and read aloud. */
  addressLabel: 'Online:',
  /** In the footer of each page, if there are several. */
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const

/**
 * For a printed copy whose page is incomplete. It is in this file, because the notice's own code
 * may fail to load.
 */
export const couldNotCheck =
  'Could not check your printed copy: part of this page could not be loaded.'
