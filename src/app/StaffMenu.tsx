import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../config/paths'
import { teams } from '../content/teams'
import type { User } from '../domain/session'
import { menuIcons } from './menuIcons'
import { type Entry, isFor, type Section, sections } from './menuSections'
import styles from './StaffMenu.module.css'

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
              isRepeated={entries.indexOf(entry) < index}
              onGo={onGo}
            />
          ))}
        </ul>
      )}
    </>
  )
}

function MenuLink({
  entry: { text, screen, icon, about, team, count },
  isRepeated,
  onGo,
}: {
  entry: Entry
  /** Listed above already: of the two the first is the current one. */
  isRepeated: boolean
  onGo: () => void
}) {
  const to = paths[screen]
  const { pathname } = useLocation()
  const isHere = !isRepeated && pathname.toLowerCase().replace(/\/$/, '') === to
  return (
    <li>
      <Link
        to={to}
        title={about}
        className={styles.entry}
        aria-current={isHere ? 'page' : undefined}
        onClick={onGo}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={menuIcons[icon]} />
        </svg>
        <span className={styles.text}>{text}</span>
        {team && (
          <span
            className={`${styles.mark} ${styles[team]}`}
            data-letter={teams[team].letter}
            aria-hidden="true"
          />
        )}
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
