import { toSvgPath } from 'lean-qr/extras/svg'
import { correction, generate } from 'lean-qr/nano'
import { useMemo } from 'react'

interface QrSquareProps {
  /** The text to encode, usually an address. */
  text: string
  /** The accessible name: where the code leads. */
  label: string
  /** The size of a module in mm. 0.4 can be read from 30 cm away; no phone reads less than 0.33. */
  moduleMm?: number
}

/** The number of white modules on every side of a code. Phones cannot find a code without them. */
export const QUIET_MODULES = 4

/**
 * A QR code with its quiet zone, black on white on any background. Its size depends on the length
 * of the text. Renders nothing if the text is too long.
 */
export function QrSquare({ text, label, moduleMm = 0.4 }: QrSquareProps) {
  const code = useMemo(() => tryQrCode(text), [text])
  if (code === null) return null
  const { size, path } = code
  const side = size + 2 * QUIET_MODULES
  const length = `${(side * moduleMm).toFixed(2)}mm`
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`}
      width={length}
      height={length}
    >
      <rect x={-QUIET_MODULES} y={-QUIET_MODULES} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

/** The QR code of a text; null if the text is too long. */
function tryQrCode(text: string) {
  try {
    return qrCode(text)
  } catch {
    return null
  }
}

/**
 * Computes the smallest QR code for a text. It stays readable with up to 15 % of it damaged (level
 * M). Returns the modules per side, without the quiet zone, and the black ones as an SVG path with
 * one unit per module.
 * @throws Error if the text is longer than 2,331 bytes
 */
export function qrCode(text: string) {
  const code = generate(text, { minCorrectionLevel: correction.M })
  return { size: code.size, path: toSvgPath(code) }
}
