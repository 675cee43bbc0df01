/** Where home games are played, as calendars of the clubs call it. */
export const arena = 'TD Garden'
