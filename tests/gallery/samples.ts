import type { Rep } from '../../src/domain/rep'

/* Names, words and records for the gallery: long ones and odd ones. */

/** As long as the server lets a name be, and without a blank to break at. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungen'
export const LONG_NAME = 'Maximiliana Konstantinopolitanskaya-von Wittgenstein-Hohenlohe III'

export const TAKES_LONG = 'This takes longer than usual. You can go on waiting.'

/** What a sample's button does. */
export const nothing = (): void => {}

/** A save or a delete that takes until the page is left. */
export const forEver = (): Promise<never> => new Promise(() => {})

export const REP: Pick<Rep, 'name' | 'email' | 'phone'> = {
  name: 'Zoe Nunez',
  email: 'zoe.nunez@example.com',
  phone: '(617) 555-0142',
}
