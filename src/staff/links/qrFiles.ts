import { QUIET_MODULES, qrCode } from '../../lib/QrSquare'

/* QR codes as files for print. */

/**
 * A QR code as the text of an SVG file. Includes the quiet zone; a module is one pixel unless scaled.
 * @throws Error if the text doesn't fit in a code, see {@link qrCode}.
 */
export function qrSvg(text: string): string {
  const { size, path } = qrCode(text)
  const side = size + 2 * QUIET_MODULES
  const box = `${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${side}" height="${side}">`,
    `<path fill="#fff" d="M${-QUIET_MODULES} ${-QUIET_MODULES}h${side}v${side}h${-side}z"/>`,
    `<path fill="#000" shape-rendering="crispEdges" d="${path}"/></svg>`,
  ].join('')
}

/**
 * A QR code as a PNG file, about 1,000 pixels wide. Each module is a whole number of pixels.
 * @returns the file, or null if the browser can't create it.
 * @throws Error if the text doesn't fit in a code, see {@link qrCode}.
 */
export function qrPng(text: string): Promise<Blob | null> {
  const { size, path } = qrCode(text)
  const side = size + 2 * QUIET_MODULES
  const scale = Math.max(4, Math.floor(1000 / side))
  const canvas = document.createElement('canvas')
  canvas.width = side * scale
  canvas.height = side * scale
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.setTransform(scale, 0, 0, scale, QUIET_MODULES * scale, QUIET_MODULES * scale)
  context.fillStyle = '#000'
  context.fill(new Path2D(path))
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
