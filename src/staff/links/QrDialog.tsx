import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { QrSquare, QUIET_MODULES, qrCode } from '../../lib/QrSquare'
import type { DialogBreadcrumb } from '../../ui/dialog/DialogHeader'
import { ReadingDialog } from '../../ui/dialog/ReadingDialog'
import { WrapRow } from '../../ui/WrapRow'
import { publicAddress, type SharedPage } from './sharedPage'
import { useShareActions } from './useShareActions'

/** The size of a module in millimeters, which can be scanned across a table. */
const MODULE_MM = 1
/** The largest width of a PNG file, in pixels, unless its modules would be too small. */
const PNG_WIDTH = 1000
/** The smallest width of a module in a PNG file, in pixels. */
const MIN_MODULE_WIDTH = 4

interface QrDialogProps {
  page: SharedPage
  breadcrumb: DialogBreadcrumb
  onClose: () => void
}

/** A page's address as a QR code, to show or to save for print. */
export function QrDialog({ page, breadcrumb, onClose }: QrDialogProps) {
  const { save } = useShareActions()
  const address = publicAddress(page.address)
  const file = `QR ${page.title}`
  return (
    <ReadingDialog title={`QR code for ${page.name}`} breadcrumb={breadcrumb} onClose={onClose}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <QrSquare text={address} label={`QR code for ${address}`} moduleMm={MODULE_MM} />
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}
        >
          {address}
        </Typography>
        <WrapRow>
          <Button
            variant="outlined"
            onClick={() => void save(`${file}.svg`, 'image/svg+xml', async () => qrSvg(address))}
          >
            Save as SVG
          </Button>
          <Button
            variant="outlined"
            onClick={() => void save(`${file}.png`, 'image/png', () => qrPng(address))}
          >
            Save as PNG
          </Button>
        </WrapRow>
      </Stack>
    </ReadingDialog>
  )
}

/**
 * A QR code as the text of an SVG file. Includes the quiet zone; a module is one pixel unless
 * scaled.
 * @throws Error if the text doesn't fit in a code, see {@link qrCode}.
 */
function qrSvg(text: string): string {
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
 * A QR code as a PNG file. Includes the quiet zone; each module is a whole number of pixels.
 * @returns the file, or null if the browser can't create it.
 * @throws Error if the text doesn't fit in a code, see {@link qrCode}.
 */
function qrPng(text: string): Promise<Blob | null> {
  const { size, path } = qrCode(text)
  const side = size + 2 * QUIET_MODULES
  const scale = Math.max(MIN_MODULE_WIDTH, Math.floor(PNG_WIDTH / side))
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
