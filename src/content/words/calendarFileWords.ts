/** The button that hands out a file of games, until it is pressed (docs/rules/sheets.md#calendar-file). */
export const calendarFileWords = {
  /** `of` whom, where several stand beside one another. */
  button: (of?: string) => (of ? `Add ${of} to calendar` : 'Add to calendar'),
  making: 'Preparing...',
  failed: 'The file could not be made. Please check your connection and try again.',
  /** Other browsers of a phone of Apple's only show such a file. */
  needsSafari: 'To add the games to your calendar, open this page in Safari.',
} as const
