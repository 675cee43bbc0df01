import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
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

/** The left menu: only what the role may open. */
export function StaffMenu({ user, onGo }: { user: User; onGo: () => void }) {
  const [isGroupOpen, setGroupOpen] = useState(true)
  const isAllowed = ({ screen }: Entry) => may(user, routes[screen].access)
  const allowed = entries.filter(isAllowed)
  const allowedInGroup = groupEntries.filter(isAllowed)
  return (
    <nav aria-label="Main">
      <List dense sx={{ px: 1, py: 1.5 }}>
        {allowed.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list with one entry listed twice
          <MenuLink key={index} entry={entry} onGo={onGo} />
        ))}
        {allowedInGroup.length > 0 && (
          <ListItem disablePadding sx={{ display: 'block' }}>
            <ListItemButton
              onClick={() => setGroupOpen(!isGroupOpen)}
              aria-expanded={isGroupOpen}
              sx={{ borderRadius: 1 }}
            >
              <ListItemText primary={GROUP} />
              {isGroupOpen ? <ExpandLess /> : <ExpandMore />}
            </ListItemButton>
            <Collapse in={isGroupOpen} unmountOnExit>
              <List dense disablePadding sx={{ pl: 2 }}>
                {allowedInGroup.map((entry) => (
                  <MenuLink key={entry.screen} entry={entry} onGo={onGo} />
                ))}
              </List>
            </Collapse>
          </ListItem>
        )}
      </List>
    </nav>
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
      </ListItemButton>
    </ListItem>
  )
}
