import { useMemo } from 'react'
import { useYouthGames } from '../../api/sheets/publicSchedule'
import { asOf, readWhatIsMissing } from '../../api/sheets/sheetReads'
import { groupDeposit, seasonCode, youthExperiences, youthPlan } from '../../content/season/current'
import { youthHockey as words } from '../../content/words/flyerWords'
import type { Game } from '../../domain/games/game'
import type { Rep } from '../../domain/rep'
import { seasonGames, seasonStartYear } from '../../domain/time/seasons'
import facts from '../kit/facts.module.css'
import { fitPortraitGames, type GamesFit, type GamesPage } from '../kit/fit/gamesFit'
import { repCardHeight } from '../kit/fit/repCardHeight'
import { GameTable, gameKey } from '../kit/GameTable'
import { groupByYear, type ListedGame, listGames, onceByDateAndTeam } from '../kit/gameList'
import { type GamesOnTheWay, LoadedRepGames } from '../kit/LoadedRepGames'
import { MissingGames } from '../kit/MissingGames'
import { missingText } from '../kit/missingText'
import { PrintButton } from '../kit/PrintButton'
import { PrintedCopy } from '../kit/PrintedCopy'
import { halves } from '../kit/scheduleColumns'
import { useSheetFoot } from '../kit/useSheetFoot'
import { callout } from './callout'
import { Flyer } from './Flyer'
import { youthContact } from './salesTeam'
import { YouthArt } from './YouthArt'
import styles from './YouthHockey.module.css'

/**
 * The youth-hockey flyer under a rep's name (docs/rules/sheets.md#youth-hockey); `repname` as it
 * stands in the URL.
 */
export function YouthHockey({ repname }: { repname: string }) {
  const games = useYouthList()
  return (
    <LoadedRepGames title={words.title} repname={repname} games={games}>
      {({ games: { rows, warning }, ...ready }) => (
        <ReadyYouthHockey games={rows} warning={warning} {...ready} />
      )}
    </LoadedRepGames>
  )
}

/** The flyer's games; `warning` says how many are missing, '' where none are. */
function useYouthList(): GamesOnTheWay<{ rows: Game[]; warning: string }> {
  const games = useYouthGames()
  const retry = () => readWhatIsMissing([games])
  if (games.data === undefined) {
    return games.isError && !games.isFetching ? { state: 'failed', retry } : { state: 'loading' }
  }
  const { rows, unread } = games.data
  const warning = missingText([], [{ of: youthPlan, count: unread.length }])
  return { state: 'ready', rows, warning, asOf: asOf([games]), retry }
}

/** Points of the page: its height with some slack, and what is above and below the games. */
const page = 750
const above = 376
const notes = 32
const warning = 30

/** Sizes of the title in points, on a line 0.9 times as high; `above` is with the first. */
const titles = [109, 96, 84, 72, 60, 48, 36] as const
/** Games as small as this make the title give way. */
const smallGames = 9

/** Sets the youth flyer's games as large as one letter page allows, beside many of them a smaller title. */
function fitYouth(flyer: GamesPage<readonly ListedGame[]>): {
  games: GamesFit
  title: number
} {
  const { columns, rep, hasWarning, foot } = flyer
  const rest =
    page - above - notes - foot - repCardHeight(rep, callout) - (hasWarning ? warning : 0)
  const fits = titles.map((title) => ({
    title,
    games: fitPortraitGames({
      height: rest + (titles[0] - title) * 0.9,
      largest: 16,
      columns: columns.map((games) => [games]),
    }),
  }))
  const last = fits.at(-1) as (typeof fits)[number]
  return fits.find(({ games }) => games.type >= smallGames) ?? last
}

/** More games than this stand in two columns. */
const longestColumn = 6

interface ReadyYouthHockeyProps {
  rep: Rep
  games: Game[]
  /** Says that games are missing; '' where none are. */
  warning: string
  asOf: number | null
  onRetry: () => void
}

/** The flyer itself. Without games everything else still stands. */
function ReadyYouthHockey({ rep, games, warning, asOf, onRetry }: ReadyYouthHockeyProps) {
  const contact = youthContact(rep)
  const season = seasonStartYear(seasonCode, '')
  const printed = useMemo(() => onceByDateAndTeam(seasonGames(games, season)), [games, season])
  const columns = useMemo(() => {
    const list = listGames(printed)
    return list.length > longestColumn ? halves(list) : [list]
  }, [printed])
  const [first = [], second = []] = columns
  const isNewYear = groupByYear([...first, ...second]).some(({ games }) => games[0] === second[0])
  const foot = useSheetFoot({ games: printed, warning })
  const fit = fitYouth({ columns, rep: contact, hasWarning: warning !== '', foot: foot.height })

  return (
    <Flyer
      words={words}
      rep={contact}
      foot={foot}
      asOf={asOf}
      titleSize={fit.title}
      toolbar={
        <>
          <PrintedCopy games={printed} season={season} isWhole={warning === '' && asOf === null} />
          <PrintButton />
        </>
      }
      notes={
        <div className={`${facts.row} ${styles.notes}`}>
          <p className={styles.deposit}>{groupDeposit.sentence}</p>
          <p className={styles.times}>{words.times}</p>
        </div>
      }
    >
      <section>
        <h2 className={styles.heading}>{words.experiencesTitle}</h2>
        <div className={styles.experiences}>
          {youthExperiences.map((experience) => (
            <Experience key={experience.title} {...experience} />
          ))}
        </div>
      </section>
      {warning && <MissingGames words={warning} onRetry={onRetry} />}
      <div
        className={`${styles.columns} ${columns.length > 1 ? styles.two : ''} ${
          isNewYear ? styles.newYear : ''
        }`}
      >
        {columns.map((list, index) => (
          <GameTable
            key={list[0] ? gameKey(list[0]) : 'none'}
            title={words.gamesTitle}
            note={index > 0 ? words.continued : undefined}
            games={list}
            all={columns.flat()}
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
    <section className={styles.experience}>
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
