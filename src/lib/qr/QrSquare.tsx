import { useMemo } from 'react'
import { QUIET_MODULES, qrCode } from './qrCode'

interface QrSquareProps {
  /** What a phone reads: an address, as a rule. */
  text: string
  /** Where it leads, for those who do not see it. */
  label: string
  /** Millimetres of a module: 0.4 is read at hand's distance, below 0.33 phones give up. */
  moduleMm?: number
}

/**
 * A QR code with its quiet zone, black on white whatever stands behind it. Its size follows the length
 * of the text; nothing for one that no code holds.
 */
export function QrSquare({ text, label, moduleMm = 0.4 }: QrSquareProps) {
  const code = useMemo(() => codeOf(text), [text])
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

function codeOf(text: string) {
  try {
    return qrCode(text)
  } catch {
    return null
  }
}
