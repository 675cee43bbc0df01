import { useMemo } from 'react'
import { useYouthGames } from '../../api/sheets/publicSchedule'
import { staleSince as oldestStaleSince, refetchIncomplete } from '../../api/sheets/sheetReads'
import { groupDeposit, seasonCode, youthExperiences, youthPlan } from '../../content/season/current'
import { youthHockeyWords as words } from '../../content/words/flyerWords'
import { timesNote } from '../../content/words/gameWords'
import type { Game } from '../../domain/games/game'
import { seasonGames } from '../../domain/time/seasons'
import { MissingDataAlert, missingDataText } from '../kit/DataNotes'
import { GameTable } from '../kit/GameTable'
import { halves, listedGameKey, startYearOf, toListedGames } from '../kit/gameList'
import { type LoadableGames, LoadedRepGames, type ReadyRepGames } from '../kit/LoadedRepGames'
import { PrintedCopy } from '../kit/PrintedCopy'
import { useSheetFooter } from '../kit/useSheetFooter'
import { Flyer } from './Flyer'
import flyerStyles from './Flyer.module.css'
import styles from './YouthHockey.module.css'
import { fitYouthFlyer, withoutRepeatedGames, youthContact } from './youthFlyer'

/**
 * The youth-hockey flyer of a rep (docs/rules/sheets.md#youth-hockey). `repname` is from the URL.
 */
export function YouthHockey({ repname }: { repname: string }) {
  const games = useYouthFlyerGames()
  return (
    <LoadedRepGames title={words.title} repname={repname} games={games}>
      {(data) => <ReadyYouthHockey {...data} />}
    </LoadedRepGames>
  )
}

interface YouthGames {
  rows: Game[]
  /** A warning about missing games, or ''. */
  warning: string
}

/** The flyer's games in all seasons, with their state. */
function useYouthFlyerGames(): LoadableGames<YouthGames> {
  const games = useYouthGames()
  const retry = () => refetchIncomplete([games])
  if (games.data === undefined) {
    return games.isError && !games.isFetching ? { state: 'failed', retry } : { state: 'loading' }
  }
  const { rows, unread } = games.data
  const warning = missingDataText([], [{ planName: youthPlan, count: unread.length }])
  return { state: 'ready', rows, warning, staleSince: oldestStaleSince([games]), retry }
}

/** Flyers with more games than this have two columns. */
const MAX_ONE_COLUMN = 6

/** The loaded flyer. Without games, it shows everything else. */
function ReadyYouthHockey({ rep, games, staleSince, onRetry }: ReadyRepGames<YouthGames>) {
  const { rows, warning } = games
  const contact = youthContact(rep)
  const season = startYearOf(seasonCode)
  const printed = useMemo(() => withoutRepeatedGames(seasonGames(rows, season)), [rows, season])
  const columns = useMemo(() => {
    const list = toListedGames(printed)
    return list.length > MAX_ONE_COLUMN ? halves(list) : [list]
  }, [printed])
  const footer = useSheetFooter({ games: printed, warning, timeNote: timesNote })
  const hasWarning = warning !== ''
  const isWhole = !hasWarning && staleSince === null
  const fit = fitYouthFlyer({ columns, rep: contact, hasWarning, footer: footer.height })

  return (
    <Flyer
      words={words}
      rep={contact}
      footer={footer}
      staleSince={staleSince}
      titleSize={fit.titleSize}
      changes={<PrintedCopy games={printed} season={season} isWhole={isWhole} />}
    >
      <section>
        <h2 className={styles.heading}>{words.experiencesTitle}</h2>
        <div className={styles.experiences}>
          {youthExperiences.map((facts) => (
            <Experience key={facts.title} {...facts} />
          ))}
        </div>
        <p className={styles.deposit}>{groupDeposit.sentence}</p>
      </section>
      {hasWarning && <MissingDataAlert message={warning} onRetry={onRetry} />}
      <div className={`${styles.columns} ${columns.length > 1 ? styles.two : ''}`}>
        {columns.map((list, index) => (
          <GameTable
            key={list[0] ? listedGameKey(list[0]) : 'none'}
            title={words.gamesTitle}
            note={index > 0 ? words.continued : undefined}
            games={list}
            allGames={columns.flat()}
            fit={fit.games}
            noGames={words.noGames}
          />
        ))}
      </div>
    </Flyer>
  )
}

function Experience({ title, art, minimum, unit, details }: (typeof youthExperiences)[number]) {
  return (
    <section className={`${styles.experience} ${flyerStyles.panel}`}>
      <YouthArt art={art} />
      <h3>{title}</h3>
      <p className={styles.minimum}>
        {words.atLeast} <strong>{minimum}</strong> <span>{unit}</span>
      </p>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
    </section>
  )
}

const INK = '#14181d'
const GOLD = '#ffb81c'

/** Decorative line art beside an experience. */
function YouthArt({ art }: { art: 'sticks' | 'clock' }) {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 80 80"
      aria-hidden="true"
      fill="none"
      stroke={INK}
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {art === 'sticks' ? <Sticks /> : <Clock />}
    </svg>
  )
}

/** Two sticks crossed over a puck. */
function Sticks() {
  return (
    <>
      <path d="M15 5 55 64h17" strokeWidth={7.5} />
      <path d="M15 5 55 64h17" stroke="#fff" strokeWidth={3.4} />
      <path d="M65 5 25 64H8" strokeWidth={7.5} />
      <path d="M65 5 25 64H8" stroke={GOLD} strokeWidth={3.4} />
      <path d="M31 71v4a9 3 0 0 0 18 0v-4" fill={INK} />
      <ellipse cx={40} cy={71} rx={9} ry={3} fill="#fff" />
    </>
  )
}

/** Three minutes on a board above the ice. */
function Clock() {
  return (
    <>
      <path d="M20 18V3M60 18V3" />
      <path d="M4 18h72v44H4z" fill="#fff" />
      <path d="M4 18h72v9H4z" fill={GOLD} />
      <path d="M14 34h12v20H14M16 44h10M45 34h10v20H45zM60 34h10v20H60z" strokeWidth={3.2} />
      <path d="M35.5 40h.01M35.5 49h.01" strokeWidth={4.2} />
      <path d="M16 70h48" />
    </>
  )
}
