/* How names and codes are compared: as keys of maps, in one case and without outer blanks. */

/** A name as maps hold it: in lower case, without blanks at its ends. */
export const nameKey = (name: string) => name.trim().toLowerCase()

/** A code as maps hold it: in capitals, without blanks at its ends. */
export const codeKey = (code: string) => code.trim().toUpperCase()
