import { NO_GAME } from '../../src/domain/games/game'
import { PaperStamp } from '../../src/sheets/kit/SheetFooter'
import { CopyNotice } from '../../src/sheets/kit/stamp/CopyNotice'
import { writeStamp } from '../../src/sheets/kit/stamp/stamp'
import { SheetFrame } from './Frame'
import { type Parts, State } from './State'
import { LONG_NAME } from './samples'

const PATH = '/bgs/calendar/p26all'
const game = (eventName: string, date: string) => ({
  ...NO_GAME,
  ...{ eventName, date, team: 'Bruins vs. Chicago Blackhawks', time: '19:00:00' },
})
const printed = [game('B251009', '2025-10-09'), game('B251011', '2025-10-11')]
const live = [game('B251009', '2025-10-10'), { ...game('B251203', ''), team: LONG_NAME }]
const stamp = writeStamp(printed, '2025-09-01', PATH)

const Notices = () => (
  <>
    <CopyNotice stamp={stamp} path={PATH} games={printed} isWhole mayOpen />
    <CopyNotice stamp={stamp} path={PATH} games={printed} isWhole={false} mayOpen />
    <CopyNotice stamp={stamp} path={PATH} games={live} isWhole mayOpen={false} />
    <CopyNotice stamp={stamp} path={PATH} games={live} isWhole mayOpen />
  </>
)

const NoticeStates = () => (
  <>
    <SheetFrame name="On a desk" on="desk" height={320}>
      <Notices />
    </SheetFrame>
    <SheetFrame name="On a phone" on="phone" height={460}>
      <Notices />
    </SheetFrame>
  </>
)

const PaperStampStates = () => (
  <>
    <State name="Of two games">
      <PaperStamp games={printed} path={PATH} />
    </State>
    <State name="Where no game is printed">
      <PaperStamp games={[]} path={PATH} />
    </State>
  </>
)

/** What lies in `src/sheets/kit/stamp`. */
export const stampParts: Parts = { CopyNotice: NoticeStates, PaperStamp: PaperStampStates }
