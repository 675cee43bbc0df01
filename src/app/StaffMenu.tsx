import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Typography from '@mui/material/Typography'
import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../config/paths'
import type { User } from '../domain/user'
import styles from '../ui/menuList.module.css'
import { canOpenEntry, type MenuEntry, menuSections, type Section } from './menuSections'
import { TeamTile } from './TeamTile'

interface StaffMenuProps {
  user: User
  onNavigate: () => void
}

/** The left menu, with the entries that the role may open. */
export function StaffMenu({ user, onNavigate }: StaffMenuProps) {
  return (
    <List component="nav" aria-label="Main">
      {menuSections.map((section) => (
        <SectionList key={section.title} section={section} user={user} onNavigate={onNavigate} />
      ))}
    </List>
  )
}

/** A heading and its entries. Renders nothing if there are no entries. */
function SectionList({ section, user, onNavigate }: StaffMenuProps & { section: Section }) {
  const { title, collapsible = false } = section
  const entries = section.entries.filter((entry) => canOpenEntry(user, entry))
  const [isOpen, setOpen] = useState(true)
  if (entries.length === 0) return null
  return (
    <>
      <ListSubheader component="div" disableGutters={collapsible} className={styles.heading}>
        {collapsible ? (
          <ListItemButton
            component="button"
            className={styles.item}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <ListItemText primary={title} />
            {isOpen ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
          </ListItemButton>
        ) : (
          title
        )}
      </ListSubheader>
      {isOpen && (
        <List disablePadding>
          {entries.map((entry, index) => (
            <MenuLink
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, which has one entry twice
              key={index}
              entry={entry}
              isRepeated={entries.indexOf(entry) < index}
              onNavigate={onNavigate}
            />
          ))}
        </List>
      )}
    </>
  )
}

interface MenuLinkProps {
  entry: MenuEntry
  /** Whether the entry is already listed above. Only the first one is marked as current. */
  isRepeated: boolean
  onNavigate: () => void
}

function MenuLink({ entry, isRepeated, onNavigate }: MenuLinkProps) {
  const { text, screen, icon: Icon, tooltip, team, countKey } = entry
  const to = paths[screen]
  const { pathname } = useLocation()
  const isCurrent = !isRepeated && pathname.toLowerCase().replace(/\/$/, '') === to
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        className={styles.item}
        to={to}
        title={tooltip}
        selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onNavigate}
      >
        <ListItemIcon className={styles.icon}>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={text} />
        {team && <TeamTile team={team} />}
        {countKey && <MenuCount queryKey={countKey} />}
      </ListItemButton>
    </ListItem>
  )
}

/** Shows a number from the cache. Renders nothing if it is unknown or 0. */
function MenuCount({ queryKey }: { queryKey: QueryKey }) {
  const { data } = useQuery<number>({ queryKey, queryFn: skipToken })
  if (!data) return null
  return (
    <Typography variant="caption" component="span" color="textSecondary">
      {data}
    </Typography>
  )
}
