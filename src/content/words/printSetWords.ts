const sheets = (count: number, kind = '') => `${count} ${kind}${count === 1 ? 'sheet' : 'sheets'}`

/** The texts of a print set (docs/rules/print-set.md). */
export const printSetWords = {
  /** The title, and the label of its link in the share panel. */
  title: 'Print all',
  /** Shown if the set's plan or rep does not exist. */
  planNotFound: {
    title: 'Plan Not Found',
    message: 'There is no plan at this address. Please check the link.',
  },
  /** The name of a saved PDF, after the name of the plan or rep. */
  fileNameSuffix: 'All sheets',
  /** A schedule among a rep's other sheets. */
  schedule: (title: string) => `Schedule: ${title}`,
  /** The other form of the package sheet. */
  withCalendar: 'Package sheet with calendar',
  listName: 'Sheets of this set',
  /** The first page on paper, and the heading of its list. */
  cover: 'Cover',
  contents: 'In this set',
  /** Headings in the list of a rep's sheets. */
  flyers: 'Flyers',
  schedules: 'Schedules',
  packages: (count: number) => `${count} packages`,
  leaveOut: 'Leave it out',
  tryAgain: 'Try Again',
  waiting: 'Waiting',
  loading: 'Loading...',
  ready: 'Ready',
  /** A sheet whose code threw an error. */
  broken: 'This sheet couldn’t be shown.',
  progress: (loaded: number, total: number) => `${loaded} of ${sheets(total)} loaded`,
  checking: 'Checking the sheets...',
  nothingChosen: 'No sheets are selected.',
  /** The reason why the set cannot be printed. */
  cannotPrint: (count: number) =>
    `${sheets(count)} couldn’t be loaded. Try again, or leave ${count === 1 ? 'it' : 'them'} out.`,
  allReady: (count: number) =>
    `${sheets(count)} ready. Fonts and logos are loaded, and nothing is missing or cut off.`,
  problemsHeading: 'Before you print:',
  fontFailed: 'A font couldn’t be loaded, so text may be wider or narrower than planned.',
  logosFailed: (count: number) =>
    count === 1
      ? 'A logo couldn’t be loaded. A badge is shown instead.'
      : `${count} logos couldn’t be loaded. Badges are shown instead.`,
  cutOff: (texts: readonly string[], more: number) =>
    `Cut off: ${texts.map((text) => `“${text}”`).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  tooLong: 'Longer than its page. It continues on another.',
  print: 'Print all',
  preparing: 'Preparing...',
  /** For browsers that print only one paper format per job. */
  printOrientation: {
    landscape: (count: number) => `Print ${sheets(count, 'landscape ')}`,
    portrait: (count: number) => `Print ${sheets(count, 'portrait ')}`,
  },
  oneOrientationHint:
    'This browser prints one orientation at a time. In the print dialog, choose landscape for one and portrait for the other.',
  /** On paper, if the set is printed before it is complete. */
  incomplete: (labels: readonly string[]) =>
    `This set isn’t complete. Missing: ${labels.join(', ')}.`,
} as const
