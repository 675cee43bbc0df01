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
  /** In it, over a rep's sheets of one kind. */
  flyers: 'Flyers',
  schedules: 'Schedules',
  packages: (count: number) => `${count} packages`,
  leaveOut: 'Leave it out',
  tryAgain: 'Try Again',
  waiting: 'Waiting',
  loading: 'Loading...',
  ready: 'Ready',
  /** A sheet whose code or drawing broke. */
  broken: 'This sheet couldn’t be shown.',
  progress: (ready: number, of: number) => `${ready} of ${sheets(of)} loaded`,
  checking: 'Checking the sheets...',
  nothingChosen: 'No sheets are selected.',
  /** What stands in the way of printing. */
  blocked: (count: number) =>
    `${sheets(count)} couldn’t be loaded. Try again, or leave ${count === 1 ? 'it' : 'them'} out.`,
  allReady: (count: number) =>
    `${sheets(count)} ready. Fonts and logos are loaded, and nothing is missing or cut off.`,
  problemsHeading: 'Before you print:',
  fonts: 'A font couldn’t be loaded, so text may be wider or narrower than planned.',
  logos: (count: number) =>
    count === 1
      ? 'A logo couldn’t be loaded. A badge is shown instead.'
      : `${count} logos couldn’t be loaded. Badges are shown instead.`,
  cutOff: (texts: readonly string[], more: number) =>
    `Cut off: ${texts.map((text) => `“${text}”`).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  tooLong: 'Longer than its page. It continues on another.',
  print: 'Print all',
  preparing: 'Preparing...',
  /** For a browser that has one paper for the whole job. */
  printOf: {
    landscape: (count: number) => `Print ${count} landscape ${count === 1 ? 'sheet' : 'sheets'}`,
    portrait: (count: number) => `Print ${count} portrait ${count === 1 ? 'sheet' : 'sheets'}`,
  },
  onePaper:
    'This browser prints one orientation at a time. In the print dialog, choose landscape for one and portrait for the other.',
  /** On paper, where somebody prints before all is there. */
  incomplete: (labels: readonly string[]) =>
    `This set isn’t complete. Missing: ${labels.join(', ')}.`,
} as const
