import { BASE_PATH } from '../../config/paths'
import { salesPhone } from '../../content/venue'
import { footerWords } from '../../content/words/footerWords'

/* The texts of a sheet's footer. A path is a page's address below the base path. */

/** The venue's own phone number with its label, or ''. */
export const salesText = salesPhone && `${footerWords.salesLabel} ${salesPhone}`

/** The address in the QR code: the page's address, followed by the stamp. */
export const stampedAddress = ({ stamp, path }: { stamp: string; path: string }) =>
  window.location.origin + BASE_PATH + path + (stamp && `#p=${stamp}`)

/** An address as people type it, such as `tickets.example.com/game-plans/bgs/calendar/p26fa`. */
export function addressText(path: string): string {
  return window.location.host.replace(/^www\./, '') + BASE_PATH + path
}

/** The line beside the QR code. */
export const scanText = ({ path }: { path: string }) =>
  `${footerWords.addressLabel} ${addressText(path)}`
