import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { QrSquare, QUIET_MODULES, qrCode } from '../../lib/QrSquare'
import type { DialogBreadcrumb } from '../../ui/dialog/DialogHeader'
import { ReadingDialog } from '../../ui/dialog/ReadingDialog'
import { WrapRow } from '../../ui/WrapRow'
import { publicAddress, type SharedPage } from './sharedPage'
import { useShareActions } from './useShareActions'

/** Millimeters of a module: read from a table's distance. */
const MODULE_MM = 1

interface QrDialogProps {
  page: SharedPage
  breadcrumb: DialogBreadcrumb
  onClose: () => void
}

/** A page's address for a phone's camera: to show, or to save for print. */
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
 * A QR code as the text of an SVG file, with its quiet zone, one pixel a module where nothing scales it.
 * @throws Error for a text that no code holds, see {@link qrCode}
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
 * The same as a PNG file, some 1,000 pixels wide with whole pixels a module. Null where the browser
 * refuses.
 * @throws Error for a text that no code holds, see {@link qrCode}
 */
function qrPng(text: string): Promise<Blob | null> {
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
