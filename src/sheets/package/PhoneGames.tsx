import { type ComponentProps, useState } from 'react'
import type { TeamKey } from '../../content/teams'
import { nextGameName, teamFilter } from '../../content/words/gameWords'
import type { ListEntry } from '../../domain/games/cupWeek'
import controls from '../kit/controls.module.css'
import { EarlierGames, isOver, nextGame, TeamFilter } from '../kit/PhoneList'
import list from '../kit/PhoneList.module.css'
import looks from '../kit/teamLook.module.css'
import { useToday } from '../kit/useToday'
import { GameMonths } from './GameLists'
import lists from './GameLists.module.css'
import { certainCount, isTeamHeading } from './gamePages'
import styles from './PhoneGames.module.css'
import type { PackageContent, PackageGame } from './packageContent'
import type { PackageFit } from './packageFit'
import { countText, headingText } from './packageLines'

type Entries = readonly ListEntry<PackageGame>[]

/**
 * The list of games for phones: the next game, then all games by date or by team. Games that are over are collapsed
 * above them. The lists for paper are rendered too.
 */
export function PhoneGames({ sheet, fit }: { sheet: PackageContent; fit: PackageFit }) {
  const today = useToday()
  const [team, setTeam] = useState<TeamKey | null>(null)
  const [isByDateChosen, setByDateChosen] = useState<boolean>()
  // Computed here, because the second team's games may load later.
  const isByDate = isByDateChosen ?? sheet.teams.length > 1
  const ofTeam = (entries: Entries) =>
    entries.filter(({ game }) => team === null || game.team === team)
  const undated = { heading: 'undated', entries: sheet.undated } as const
  const groups = isByDate ? [{ heading: null, entries: sheet.dated }, undated] : sheet.groups
  const next = nextGame(ofTeam(sheet.dated), today)
  // The names of the months include the year, and phones have lines instead of dots.
  const phoneFit: PackageFit = { ...fit, monthHeight: 1, hasYear: false, hasDots: false }
  const cards = (props: Omit<ComponentProps<typeof GameMonths>, 'fit'>) =>
    props.entries.length > 0 && <GameMonths {...props} fit={phoneFit} />

  return (
    <div className={styles.phone}>
      <TeamFilter playing={sheet.teams} shown={team} onShow={setTeam}>
        <button
          type="button"
          className={`${controls.control} ${styles.toggle}`}
          aria-pressed={isByDate}
          onClick={() => setByDateChosen(!isByDate)}
        >
          {teamFilter.byDate}
        </button>
      </TeamFilter>
      {next && (
        <section className={`${styles.next} ${list.next}`}>
          <h3>{nextGameName}</h3>
          {cards({ entries: [next], before: 0, showsTeam: sheet.teams.length !== 1 })}
        </section>
      )}
      {groups.map(({ heading, entries }) => {
        const shown = ofTeam(entries)
        if (shown.length === 0) return null
        const isTeam = isTeamHeading(heading)
        const over = shown.filter((entry) => isOver(entry, today))
        const coming = shown.filter((entry) => !isOver(entry, today))
        const showsTeam = sheet.teams.length !== 1 && !isTeam
        const overProps = { entries: over, before: 0, showsTeam, isPast: true }
        return (
          <section
            key={heading}
            aria-label={heading ? undefined : teamFilter.byDate}
            className={`${lists.list} ${isTeam ? `${lists.team} ${looks[heading]}` : ''} ${isByDate ? styles.mixed : ''}`}
          >
            {heading && (
              <h3 className={lists.heading}>
                <span>{headingText({ heading, isContinued: false })}</span>{' '}
                <span className={lists.count}>{countText(shown)}</span>
              </h3>
            )}
            {coming.length > 0 && over.length > 0 ? (
              <EarlierGames count={over.length}>{cards(overProps)}</EarlierGames>
            ) : (
              cards(overProps)
            )}
            {cards({ entries: coming, before: certainCount(over), showsTeam })}
          </section>
        )
      })}
    </div>
  )
}
