const sheets = (count: number) => `${count} ${count === 1 ? 'sheet' : 'sheets'}`

/** What a print set says of itself and its sheets (docs/rules/print-set.md). */
export const printSetWords = {
  /** The links' panel calls it the same. */
  title: 'Print all',
  /** A set without a plan or rep of its own. */
  planNotFound: {
    title: 'Plan Not Found',
    message: 'There is no plan at this address. Please check the link.',
  },
  /** What a saved PDF is called, behind whose sheets they are. */
  printKind: 'All sheets',
  /** A schedule among a rep's other sheets. */
  schedule: (title: string) => `Schedule: ${title}`,
  /** The package sheet's other form. */
  withCalendar: 'Package sheet with calendar',
  listName: 'Sheets of this set',
  /** The first page on paper, and the heading of its list. */
  cover: 'Cover',
  contents: 'In this set',
  packages: (count: number) => `${count} packages`,
  leaveOut: 'Leave it out',
  tryAgain: 'Try Again',
  waiting: 'Waiting',
  loading: 'Loading...',
  ready: 'Ready',
  /** A sheet whose code or drawing broke. */
  broken: 'This sheet could not be shown.',
  progress: (ready: number, of: number) => `${ready} of ${sheets(of)} loaded`,
  checking: 'Looking through the sheets...',
  nothingChosen: 'No sheet is chosen.',
  /** What stands in the way of printing. */
  blocked: (count: number) =>
    `${sheets(count)} could not be loaded. Try again, or leave ${count === 1 ? 'it' : 'them'} out.`,
  good: (count: number) =>
    `${sheets(count)} ready: typefaces and logos are there, nothing is missing, nothing is cut.`,
  faults: 'Before you print:',
  fonts: 'A typeface could not be loaded: text may be set wider or narrower than planned.',
  logos: (count: number) =>
    count === 1
      ? 'A logo could not be loaded: a badge stands in its place.'
      : `${count} logos could not be loaded: badges stand in their place.`,
  cut: (texts: readonly string[], more: number) =>
    `Cut off: ${texts.map((text) => `“${text}”`).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  tooLong: 'Longer than its page: it goes on over another.',
  print: 'Print all',
  preparing: 'Preparing...',
  /** For a browser that has one paper for the whole job. */
  printOf: {
    landscape: (count: number) => `Print ${count} landscape ${count === 1 ? 'sheet' : 'sheets'}`,
    portrait: (count: number) => `Print ${count} portrait ${count === 1 ? 'sheet' : 'sheets'}`,
  },
  onePaper:
    'This browser prints one orientation at a time. Choose it in the print dialog: landscape for the one, portrait for the other.',
  /** On paper, where somebody prints before all is there. */
  incomplete: (labels: readonly string[]) =>
    `This set is not complete. Missing: ${labels.join(', ')}.`,
} as const
