/* What the foot of every sheet says: whose it is, how old, whom to call, where it lives. */

export const footWords = {
  /** Before the venue's number. */
  sales: 'Premium ticket sales',
  /** Above a rep's name. */
  contact: 'Your account manager',
  /** The day of a sheet whose data has none of its own. */
  printed: (day: string) => `Printed ${day}`,
  /** Under the code that leads to the live page. */
  scan: 'Scan for changes',
  /** Beside it where the page prints no games. */
  scanPlain: 'Scan for the latest version.',
  /** On paper, before the page's address: the page is easier to hear and to enlarge. */
  online: 'Online:',
  /** At the foot of each page where there are several. */
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const

/** Of a printed copy, while not all of its page is there: with the page itself, for code may be missing too. */
export const couldNotCheck =
  'Could not check your printed copy: part of this page could not be loaded.'
