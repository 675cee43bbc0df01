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
import { halves } from '../kit/scheduleColumns'
import { Flyer } from './Flyer'
import { youthContact } from './salesTeam'
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
  const columns = useMemo(() => {
    const season = seasonGames(games, seasonStartYear(seasonCode, ''))
    const list = listGames(onceByDateAndTeam(season))
    return list.length > longestColumn ? halves(list) : [list]
  }, [games])
  const [first = [], second = []] = columns
  const isNewYear = groupByYear([...first, ...second]).some(({ games }) => games[0] === second[0])
  const fit = fitYouth({ columns, rep: contact, hasWarning: warning !== '' })

  return (
    <Flyer
      words={words}
      rep={contact}
      asOf={asOf}
      titleSize={109}
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
            note={index > 0 ? 'continued' : undefined}
            games={list}
            fit={fit}
            noGames={words.noGames}
          />
        ))}
      </div>
    </Flyer>
  )
}

function Experience({ title, minimum, unit, details }: (typeof youthExperiences)[number]) {
  return (
    <section className={styles.experience}>
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
