/** The two routes that show the calendar: only the season calendar marks preseason games. */
export type CalendarVariant = 'season' | 'pricing-sheet'
