import { QrSquare } from '../../src/lib/QrSquare'
import { type Parts, State } from './State'

const ADDRESS = 'https://tickets.example.com/game-plans/bgs/calendar/p26all'

const QrSquareStates = () => (
  <>
    <State name="An address">
      <QrSquare text={ADDRESS} label="QR code of the calendar" />
    </State>
    <State name="With the stamp of 94 games">
      <QrSquare
        text={`${ADDRESS}#p=${'xY-_9z'.repeat(48)}`}
        label="QR code of the printed calendar"
      />
    </State>
  </>
)

/** What lies in `src/ui/qr`. */
export const qrParts: Parts = { QrSquare: QrSquareStates }
