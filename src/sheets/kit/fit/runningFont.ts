/** A longer name takes two lines. */
const longest = 36

/** Font size of a sheet's name above every page but the first, in points. */
export const runningFont = (title: string): number => (title.length > longest ? 11 : 15)
