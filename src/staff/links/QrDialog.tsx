import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { QrSquare } from '../../lib/QrSquare'
import type { DialogBreadcrumb } from '../../ui/dialog/DialogHeader'
import { ReadingDialog } from '../../ui/dialog/ReadingDialog'
import { WrapRow } from '../../ui/WrapRow'
import { qrPng, qrSvg } from './qrFiles'
import { publicAddress, type SharedPage } from './sharedPage'
import { useShareActions } from './useShareActions'

/** The size of a module in millimeters, which can be scanned across a table. */
const MODULE_MM = 1

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
