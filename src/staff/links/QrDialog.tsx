import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { QrSquare } from '../../lib/qr/QrSquare'
import { qrPng, qrSvg } from '../../lib/qr/qrFile'
import type { DialogPlace } from '../../ui/dialog/DialogHead'
import { ReadingDialog } from '../../ui/dialog/ReadingDialog'
import { publicAddress } from './OpenLink'
import type { SharedPage } from './sharedPage'
import { usePageHandout } from './usePageHandout'

/** Millimetres of a module: read from a table's distance. */
const MODULE_MM = 1

/** A page's address for a phone's camera: to show, or to save for print. */
export function QrDialog({
  page,
  where,
  onClose,
}: {
  page: SharedPage
  where: DialogPlace
  onClose: () => void
}) {
  const { save } = usePageHandout()
  const address = publicAddress(page.address)
  const file = `QR ${page.title}`
  return (
    <ReadingDialog title={`QR code of ${page.name}`} where={where} onClose={onClose}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <QrSquare text={address} label={`QR code of ${address}`} moduleMm={MODULE_MM} />
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}
        >
          {address}
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
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
        </Stack>
      </Stack>
    </ReadingDialog>
  )
}
