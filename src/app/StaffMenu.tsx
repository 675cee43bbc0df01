import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { keys } from '../api/keys'
import { paths } from '../config/paths'
import { teamKeys, teams } from '../content/teams'
import { may, type User } from '../domain/session'
import { routes } from './routes'

/** A screen without names in its address; who sees its entry is who may open it. */
type Screen = {
  [Key in keyof typeof paths]: (typeof paths)[Key] extends string ? Key : never
}[keyof typeof paths]

interface Entry {
  text: string
  screen: Screen
  /** Key of a number in the cache that stands behind the text as soon as it is known. */
  count?: QueryKey
}

/** The entries of docs/rules/screens.md#layout, in its order; one of them is listed twice there. */
const entries: Entry[] = [
  { text: 'Dashboard', screen: 'dashboard' },
  { text: 'Users', screen: 'users' },
  ...teamKeys.map((team): Entry => {
    const { name } = teams[team]
    return { text: `${name} Games`, screen: `${team}Games` }
  }),
  { text: 'Bruins Reps', screen: 'reps' },
  { text: 'Bruins Pricing Plans', screen: 'pricing' },
  { text: 'Bruins Pricing Plans', screen: 'pricing' },
  { text: 'Bruins Pricing Plan Events', screen: 'pricingPlanEvents' },
]
const GROUP = 'Boston Garden Society'
const groupEntries: Entry[] = [
  { text: 'Game Plans', screen: 'combinedPlans' },
  ...teamKeys.map((team): Entry => {
    const { name } = teams[team]
    return { text: `${name} Game Plans`, screen: `${team}Plans` }
  }),
]

/** What goes beyond the rules stands below them. */
const tools: Entry[] = [
  { text: 'Checks', screen: 'checks', count: keys.checks },
  { text: 'Import games', screen: 'seasonImport' },
  { text: 'Next season', screen: 'seasonNext' },
  { text: 'Prices', screen: 'prices' },
]

/** What a person finds in the menu, screens that are listed twice twice. */
export const menuEntries = (user: User): readonly Entry[] =>
  [...entries, ...groupEntries, ...tools].filter(({ screen }) => may(user, routes[screen].access))

/** The left menu: only what the role may open. */
export function StaffMenu({ user, onGo }: { user: User; onGo: () => void }) {
  const isAllowed = ({ screen }: Entry) => may(user, routes[screen].access)
  return (
    <nav aria-label="Main">
      <List dense sx={{ px: 1, py: 1.5 }}>
        {entries.filter(isAllowed).map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list with one entry listed twice
          <MenuLink key={index} entry={entry} onGo={onGo} />
        ))}
        <MenuGroup title={GROUP} entries={groupEntries.filter(isAllowed)} onGo={onGo} />
        <MenuGroup title="Tools" entries={tools.filter(isAllowed)} onGo={onGo} />
      </List>
    </nav>
  )
}

/** Entries under a heading that folds; nothing without entries. */
function MenuGroup({
  title,
  entries,
  onGo,
}: {
  title: string
  entries: Entry[]
  onGo: () => void
}) {
  const [isOpen, setOpen] = useState(true)
  if (entries.length === 0) return null
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <ListItemButton
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        sx={{ borderRadius: 1 }}
      >
        <ListItemText primary={title} />
        {isOpen ? <ExpandLess /> : <ExpandMore />}
      </ListItemButton>
      <Collapse in={isOpen} unmountOnExit>
        <List dense disablePadding sx={{ pl: 2 }}>
          {entries.map((entry) => (
            <MenuLink key={entry.screen} entry={entry} onGo={onGo} />
          ))}
        </List>
      </Collapse>
    </ListItem>
  )
}

/** A bar and a heavier word tell the current entry; a tint alone is too faint to be seen by all. */
const here = {
  borderRadius: 1,
  '& .MuiListItemText-primary': { fontWeight: 600 },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '6px auto 6px 0',
    width: 4,
    borderRadius: 1,
    bgcolor: 'primary.main',
    '@media (forced-colors: active)': { bgcolor: 'Highlight' },
  },
} as const

function MenuLink({ entry, onGo }: { entry: Entry; onGo: () => void }) {
  const to = paths[entry.screen]
  const isHere = useLocation().pathname.toLowerCase().replace(/\/$/, '') === to
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={to}
        end
        selected={isHere}
        onClick={onGo}
        sx={isHere ? here : { borderRadius: 1 }}
      >
        <ListItemText primary={entry.text} />
        {entry.count && <MenuCount of={entry.count} />}
      </ListItemButton>
    </ListItem>
  )
}

/** How many there are, once that is known and more than none. */
function MenuCount({ of }: { of: QueryKey }) {
  const { data } = useQuery<number>({ queryKey: of, queryFn: skipToken })
  if (!data) return null
  return (
    <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
      {data}
    </Box>
  )
}
