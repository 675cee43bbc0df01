/** Of a printed copy, while not all of its page is there: with the page itself, for code may be missing too. */
export const couldNotCheck = 'Could not check your printed copy: not everything could be loaded.'
