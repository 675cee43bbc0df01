import { leagues } from '../../src/content/leagues'
import { teamKeys } from '../../src/content/teams'
import { NO_GAME } from '../../src/domain/games/game'
import { AddToCalendar } from '../../src/sheets/kit/AddToCalendar'
import { AccountManager, ContactLink, RepCard } from '../../src/sheets/kit/contactParts'
import { AsOf, MissingDataAlert, missingDataText } from '../../src/sheets/kit/DataNotes'
import { fitPortraitGames } from '../../src/sheets/kit/fit/gamesFit'
import { GameTable } from '../../src/sheets/kit/GameTable'
import type { ListedGame } from '../../src/sheets/kit/gameList'
import { TeamFilter } from '../../src/sheets/kit/PhoneList'
import { SheetFooter } from '../../src/sheets/kit/SheetFooter'
import { SheetHeader } from '../../src/sheets/kit/SheetHeader'
import { SheetPage } from '../../src/sheets/kit/SheetPage'
import { RepState, SheetState } from '../../src/sheets/kit/SheetState'
import { SheetToolbar } from '../../src/sheets/kit/SheetToolbar'
import { PdfLink, PrintButton } from '../../src/sheets/kit/SheetTools'
import { CopyNotice } from '../../src/sheets/kit/stamp/CopyNotice'
import { writeStamp } from '../../src/sheets/kit/stamp/stamp'
import { TeamLogo } from '../../src/sheets/kit/TeamLogo'
import { useSheetFooter } from '../../src/sheets/kit/useSheetFooter'
import { Frame, onSheets } from './Frame'
import type { Parts } from './State'
import { LONG_NAME, LONG_WORD, nothing, REP } from './samples'

const BLACKHAWKS = { primary: '#CF0A2C', secondary: '#000000' }
const OCTOBER_9 = Date.UTC(2025, 9, 9, 23)

const game: ListedGame = {
  key: 'B1 2025-10-09',
  day: '2025-10-09',
  date: 'Thu, Oct 9',
  opponent: 'Chicago Blackhawks',
  nickname: 'Blackhawks',
  abbreviation: 'CHI',
  colors: BLACKHAWKS,
  league: 'nhl',
  logo: null,
  time: '7:00 PM',
  isPreseason: true,
}
const games: ListedGame[] = [
  game,
  { ...game, key: 'B2', date: '', opponent: '', abbreviation: 'X', time: '', isPreseason: false },
  { ...game, key: 'B3', opponent: LONG_NAME, abbreviation: 'X', isPreseason: false },
]
const fit = fitPortraitGames({ height: 200, largest: 20, columns: [[games]] })

const GameTables = () => (
  <>
    <GameTable title="Full Season" note="3 games" games={games} fit={fit} noGames="No games." />
    <GameTable title="Without badges" games={games} fit={{ ...fit, badgeSize: 0 }} noGames="" />
    <GameTable title="Empty" games={[]} fit={fit} noGames="No games in this plan yet." />
  </>
)

const warning = missingDataText(['P26FULL'], [{ planName: LONG_WORD, count: 2 }])

const Warnings = () => (
  <>
    <AsOf at={OCTOBER_9} />
    <MissingDataAlert message={missingDataText(['P26FULL'], [])} onRetry={nothing} />
    <MissingDataAlert message={warning} onRetry={nothing} />
    <MissingDataAlert message={warning} isOneLine onRetry={nothing} />
  </>
)

const AddButtons = () => (
  <>
    <AddToCalendar title="Full Season" games={[NO_GAME]} staleSince={null} isIncomplete={false} />
    <AddToCalendar title={LONG_NAME} games={[]} staleSince={null} isIncomplete whose={LONG_NAME} />
  </>
)

const RepCards = () => (
  <>
    <RepCard rep={REP} lead="Your sales representative" />
    <RepCard rep={{ ...REP, phone: '', email: '' }} lead="Without a phone or an address" />
    <RepCard
      rep={{ name: LONG_NAME, phone: 'ask at the desk', email: `${LONG_WORD}@example.com` }}
      lead="Long, and a phone that no phone can call"
    />
  </>
)

const Headers = () => (
  <>
    <SheetHeader eyebrow="Boston Bruins" title="Plan A" staleSince={null} />
    <SheetHeader
      eyebrow="Boston Bruins"
      title="Plan A"
      subtitle="As of then"
      staleSince={OCTOBER_9}
    >
      <TeamLogo abbreviation="CHI" logo={null} colors={BLACKHAWKS} size={64} />
    </SheetHeader>
    <SheetHeader
      eyebrow={LONG_NAME}
      title={LONG_WORD}
      subtitle={LONG_WORD}
      staleSince={OCTOBER_9}
    />
  </>
)

/** With a stamp, without, and of a known day. */
const Feet = () => (
  <>
    <SheetFooter footer={useSheetFooter({ games: printed })} />
    <SheetFooter footer={useSheetFooter({})} />
    <SheetFooter footer={useSheetFooter({ updatedText: 'Last updated October 3, 2025' })} />
  </>
)

const RepStates = () =>
  (['loading', 'failed', 'not-found'] as const).map((state) => (
    <Frame key={state} name={state} on="phone" height={360}>
      <RepState title="Plan A" rep={state === 'failed' ? { state, retry: nothing } : { state }} />
    </Frame>
  ))

const SheetPages = () =>
  (['portrait', 'landscape'] as const).map((orientation) => (
    <Frame key={orientation} name={orientation} on="desk" height={320}>
      <SheetPage orientation={orientation} printName={['Gallery']} toolbar={<PrintButton />}>
        <p>A sheet.</p>
      </SheetPage>
    </Frame>
  ))

const SheetStates = () => (
  <>
    <Frame name="Loading" on="phone" height={360}>
      <SheetState title="P26ALL" message="Loading..." isLoading />
    </Frame>
    <Frame name="Failed" on="phone" height={360}>
      <SheetState title="P26ALL" message="Failed to load games." onRetry={nothing} />
    </Frame>
    <Frame name="Long, and with what helps further" on="phone" height={460}>
      <SheetState title={LONG_WORD} message={`${LONG_WORD} was not found.`}>
        <RepCard rep={REP} lead="Ask us" />
      </SheetState>
    </Frame>
  </>
)

const Logos = () => (
  <>
    <TeamLogo abbreviation="CHI" logo={null} colors={BLACKHAWKS} size={64} />
    <TeamLogo abbreviation="BOS" logo="/api/logos/rings.svg" size={64} />
    <TeamLogo abbreviation="NON" logo="/api/logos/none.svg" size={64} />
  </>
)

/** Every club as a badge, and one that nobody knows, at the sizes of sheets. */
const Badges = () =>
  [28, 40, 60].map((size) => (
    <div key={size}>
      {(['nhl', 'nba'] as const).map((league) =>
        leagues[league].map((club) => (
          <TeamLogo
            key={league + club.code}
            {...{ abbreviation: club.code, logo: null, colors: club, league, size }}
          />
        )),
      )}
      <TeamLogo abbreviation="X" logo={null} size={size} />
    </div>
  ))

const PATH = '/bgs/calendar/p26all'
const played = (eventName: string, date: string) => ({
  ...NO_GAME,
  ...{ eventName, date, team: 'Bruins vs. Chicago Blackhawks', time: '19:00:00' },
})
const printed = [played('B251009', '2025-10-09'), played('B251011', '2025-10-11')]
const live = [played('B251009', '2025-10-10'), { ...played('B251203', ''), team: LONG_NAME }]
const copy = { stamp: writeStamp(printed, '2025-09-01', PATH), path: PATH }

const Notices = () => (
  <>
    <CopyNotice isVisit={false} {...copy} games={printed} isWhole />
    <CopyNotice isVisit={false} {...copy} games={printed} isWhole={false} />
    <CopyNotice isVisit={false} {...copy} games={live} isWhole />
  </>
)

/** What lies in `src/sheets/kit`. */
export const sheetParts: Parts = {
  AccountManager: onSheets(
    () => (
      <>
        <AccountManager contact={REP} />
        <AccountManager contact={{ ...REP, phone: '6175550106', email: '' }} isInline />
      </>
    ),
    200,
  ),
  AddToCalendar: onSheets(AddButtons, 360, 360),
  AsOf: onSheets(() => <AsOf at={OCTOBER_9} />, 160),
  ContactLink: onSheets(
    () => (
      <>
        <ContactLink text="617-555-0106" href="tel:6175550106" />{' '}
        <ContactLink text="ask us" href={null} />
      </>
    ),
    160,
  ),
  CopyNotice: onSheets(Notices, 320, 460),
  GameTable: onSheets(GameTables, 760, 1180),
  MissingDataAlert: onSheets(Warnings, 360, 640),
  PdfLink: onSheets(() => <PdfLink pdf="p26full.pdf" />, 160),
  PrintButton: onSheets(PrintButton, 160),
  RepCard: onSheets(RepCards, 420, 640),
  RepState: RepStates,
  SheetFooter: onSheets(Feet, 420, 820),
  SheetHeader: onSheets(Headers, 560, 560),
  SheetPage: SheetPages,
  SheetState: SheetStates,
  SheetToolbar: onSheets(
    () => (
      <SheetToolbar name="Plan A" contact={REP}>
        <PdfLink pdf="p26full.pdf" />
      </SheetToolbar>
    ),
    200,
    300,
  ),
  TeamBadge: onSheets(Badges, 500, 1200),
  TeamFilter: onSheets(() => <TeamFilter playing={teamKeys} shown={null} onShow={nothing} />, 160),
  TeamLogo: onSheets(Logos, 200),
}
