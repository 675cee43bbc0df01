import { toSvgPath } from 'lean-qr/extras/svg'
import { correction, generate } from 'lean-qr/nano'

/** White modules that a code needs on every side, or phones do not find it. */
export const QUIET_MODULES = 4

/** A QR code as a drawing; one unit is one module. */
export interface QrCode {
  /** Modules per side, without the quiet zone. */
  size: number
  /** The black modules as an SVG path, from (0, 0) to (size, size). */
  path: string
}

/**
 * The smallest QR code that holds a text, still read when a seventh of it is spoilt (level M).
 * @throws Error for a text of more than 2,331 bytes
 */
export function qrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M })
  return { size: code.size, path: toSvgPath(code) }
}
