import { useMemo } from 'react'
import { groupDeposit, seasonCode, youthExperiences } from '../../content/season/current'
import { youthHockey as words } from '../../content/words/youthHockey'
import type { Game } from '../../domain/games/game'
import type { Rep } from '../../domain/rep'
import { seasonGames, seasonStartYear } from '../../domain/time/season'
import facts from '../kit/facts.module.css'
import { GameTable, gameKey } from '../kit/GameTable'
import { groupByYear, listGames, onceByDateAndTeam } from '../kit/gameList'
import { MissingGames } from '../kit/MissingGames'
import { PrintButton } from '../kit/PrintButton'
import { PrintedCopy } from '../kit/PrintedCopy'
import { halves } from '../kit/scheduleColumns'
import { useSheetFoot } from '../kit/useSheetFoot'
import { Flyer } from './Flyer'
import { youthContact } from './salesTeam'
import { YouthArt } from './YouthArt'
import styles from './YouthHockey.module.css'
import { fitYouth } from './youthFit'

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
export function ReadyYouthHockey({ rep, games, warning, asOf, onRetry }: ReadyYouthHockeyProps) {
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
