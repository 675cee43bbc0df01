import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { keys } from '../api/keys'
import { paths } from '../config/paths'
import { pricingTeam, type TeamKey, teamKeys, teams } from '../content/teams'
import { may, type User } from '../domain/session'
import { type MenuIcon, menuIcons } from './menuIcons'
import { routes } from './routes'
import styles from './StaffMenu.module.css'

/** A screen without names in its address; who sees its entry is who may open it. */
type Screen = {
  [Key in keyof typeof paths]: (typeof paths)[Key] extends string ? Key : never
}[keyof typeof paths]

interface Entry {
  text: string
  screen: Screen
  icon: MenuIcon
  /** Whose records it leads to, where they are of one team alone. */
  team?: TeamKey
  /** Key of a number in the cache that stands behind the text as soon as it is known. */
  count?: QueryKey
}

interface Section {
  title: string
  /** Its heading is a button that folds it. */
  folds?: boolean
  entries: readonly Entry[]
}

const prices: Entry = {
  text: 'Bruins Pricing Plans',
  screen: 'pricing',
  icon: 'tag',
  team: pricingTeam,
}
/** The entries of docs/rules/screens.md#layout, in its order; one of them is listed twice there. */
const sections: readonly Section[] = [
  {
    title: 'Overview',
    entries: [
      { text: 'Dashboard', screen: 'dashboard', icon: 'home' },
      { text: 'Users', screen: 'users', icon: 'people' },
    ],
  },
  {
    title: 'Games',
    entries: teamKeys.map((team): Entry => {
      const { name } = teams[team]
      return { text: `${name} Games`, screen: `${team}Games`, icon: 'calendar', team }
    }),
  },
  {
    title: 'Reps and prices',
    entries: [
      { text: 'Bruins Reps', screen: 'reps', icon: 'badge', team: pricingTeam },
      prices,
      prices,
      {
        text: 'Bruins Pricing Plan Events',
        screen: 'pricingPlanEvents',
        icon: 'ticket',
        team: pricingTeam,
      },
    ],
  },
  {
    title: 'Boston Garden Society',
    folds: true,
    entries: [
      { text: 'Game Plans', screen: 'combinedPlans', icon: 'package' },
      ...teamKeys.map((team): Entry => {
        const { name } = teams[team]
        return { text: `${name} Game Plans`, screen: `${team}Plans`, icon: 'list', team }
      }),
    ],
  },
  // What goes beyond the rules stands below them.
  {
    title: 'Tools',
    folds: true,
    entries: [
      { text: 'Checks', screen: 'checks', icon: 'check', count: keys.checks },
      { text: 'Import games', screen: 'seasonImport', icon: 'import' },
      { text: 'Next season', screen: 'seasonNext', icon: 'next' },
      { text: 'Prices', screen: 'prices', icon: 'grid' },
    ],
  },
]

/** What a person finds in the menu, screens that are listed twice twice. */
export const menuEntries = (user: User): readonly Entry[] =>
  sections.flatMap(({ entries }) => entries).filter(isFor(user))

const isFor =
  (user: User) =>
  ({ screen }: Entry) =>
    may(user, routes[screen].access)

/** The left menu: only what the role may open. */
export function StaffMenu({ user, onGo }: { user: User; onGo: () => void }) {
  return (
    <nav aria-label="Main" className={styles.menu}>
      {sections.map((section) => (
        <MenuSection
          key={section.title}
          {...section}
          entries={section.entries.filter(isFor(user))}
          onGo={onGo}
        />
      ))}
    </nav>
  )
}

/** Entries under their heading; nothing without entries. */
function MenuSection({ title, folds, entries, onGo }: Section & { onGo: () => void }) {
  const [isOpen, setOpen] = useState(true)
  if (entries.length === 0) return null
  return (
    <>
      {folds ? (
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
        </button>
      ) : (
        <div className={styles.title}>{title}</div>
      )}
      {isOpen && (
        <ul className={styles.entries}>
          {entries.map((entry, index) => (
            <MenuLink
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list with one entry listed twice
              key={index}
              entry={entry}
              isTwin={entry === entries[index - 1]}
              onGo={onGo}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** One entry is lit at a time: of one that is listed twice the first. */
function MenuLink({
  entry: { text, screen, icon, team, count },
  isTwin,
  onGo,
}: {
  entry: Entry
  isTwin: boolean
  onGo: () => void
}) {
  const to = paths[screen]
  const isHere = useLocation().pathname.toLowerCase().replace(/\/$/, '') === to
  return (
    <li>
      <Link
        to={to}
        className={styles.entry}
        aria-current={isHere && !isTwin ? 'page' : undefined}
        onClick={onGo}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={menuIcons[icon]} />
        </svg>
        <span className={styles.text}>{text}</span>
        {team && <span className={`${styles.dot} ${styles[team]}`} />}
        {count && <MenuCount of={count} />}
      </Link>
    </li>
  )
}

/** How many there are, once that is known and more than none. */
function MenuCount({ of }: { of: QueryKey }) {
  const { data } = useQuery<number>({ queryKey: of, queryFn: skipToken })
  if (!data) return null
  return <span className={styles.count}>{data}</span>
}
