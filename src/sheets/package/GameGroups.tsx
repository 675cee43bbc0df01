import { useId } from 'react'
import type { TeamKey } from '../../domain/game'
import type { GameGroup } from '../../domain/packageGames'
import { GameCard } from './GameCard'
import styles from './GameGroups.module.css'
import type { PackageFit } from './pageFit'
import { countText, headingText } from './words'

interface GameGroupsProps {
  groups: GameGroup[]
  teams: TeamKey[]
  columns: 1 | 2
  /** In CSS pixels (section 9). */
  logoSize: number
  fit: PackageFit
}

const isTeam = ({ heading }: GameGroup) => heading === 'bruins' || heading === 'celtics'

/** The two teams side by side, every other list below them in columns of its own. */
const arranged = (groups: readonly GameGroup[]) => {
  const pair = groups.filter(isTeam)
  return pair.length === 2
    ? { pair, rest: groups.filter((group) => !isTeam(group)) }
    : { pair: [], rest: [...groups] }
}

/** Rows and headings under each other in the longest column, for the page's fit. */
export function longestColumn(groups: readonly GameGroup[], columns: 1 | 2) {
  const { pair, rest } = arranged(groups)
  const side = Math.max(0, ...pair.map(({ entries }) => entries.length))
  const below = rest.map(({ entries }) => Math.ceil(entries.length / columns))
  return {
    rows: side + below.reduce((sum, rows) => sum + rows, 0),
    headings: (pair.length > 0 ? 1 : 0) + rest.filter(({ heading }) => heading !== null).length,
  }
}

/** All games: one list, halved where section 9 says so, or a column for each team. */
export function GameGroups({ groups, teams, columns, logoSize, fit }: GameGroupsProps) {
  const { pair, rest } = arranged(groups)
  const group = (one: GameGroup, across: 1 | 2) => (
    <Group
      key={one.heading}
      group={one}
      columns={across}
      showsTeam={teams.length !== 1 && !isTeam(one)}
      logoSize={logoSize}
      fit={fit}
    />
  )
  return (
    <div
      className={`${styles.groups} ${fit.pages > 1 ? styles.manyPages : ''}`}
      style={{ '--row': fit.row, '--match': fit.match, '--meta': fit.meta }}
    >
      {pair.length > 0 && <div className={styles.pair}>{pair.map((one) => group(one, 1))}</div>}
      {rest.map((one) => group(one, columns))}
    </div>
  )
}

interface GroupProps extends Omit<GameGroupsProps, 'groups' | 'teams'> {
  group: GameGroup
  showsTeam: boolean
}

function Group({ group: { heading, entries }, columns, showsTeam, logoSize, fit }: GroupProps) {
  const id = useId()
  const rows = Math.ceil(entries.length / columns)
  return (
    <section className={styles.group}>
      {heading && (
        <div className={styles.top}>
          <h3 id={id} className={`${styles.heading} ${styles[heading]}`}>
            {headingText(heading)} <span className={styles.count}>{countText(entries.length)}</span>
          </h3>
        </div>
      )}
      <ul
        className={`${styles.list} ${columns === 2 ? styles.halved : ''}`}
        style={{ '--rows': rows }}
        aria-labelledby={heading ? id : undefined}
      >
        {entries.map((entry) => (
          <GameCard
            key={entry.game.code}
            entry={entry}
            showsTeam={showsTeam}
            logoSize={logoSize}
            fit={fit}
          />
        ))}
      </ul>
    </section>
  )
}
