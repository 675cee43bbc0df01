/** Where home games are played, as calendars of the clubs call it. */
export const arena = 'TD Garden'
/** How a map finds it. */
export const arenaAddress = '100 Legends Way, Boston, MA 02114'
