/* What the footer of every sheet says: whose it is, how old, whom to call, where it lives. */

export const footerWords = {
  /** Before the venue's number. */
  salesLabel: 'Premium ticket sales',
  /** Above a rep's name. */
  contactLabel: 'Your account manager',
  /** The day of a sheet whose data has none of its own. */
  printed: (day: string) => `Printed ${day}`,
  /** Under the code that leads to the live page. */
  scanCaption: 'Scan for changes',
  /** On paper, before the page's address: the page is easier to hear and to enlarge. */
  addressLabel: 'Online:',
  /** At the footer of each page where there are several. */
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const

/** Of a printed copy, while not all of its page is there: with the page itself, for code may be missing too. */
export const couldNotCheck =
  'Could not check your printed copy: part of this page could not be loaded.'
