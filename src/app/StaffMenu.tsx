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
import { type Access, may, type User } from '../domain/session'

interface Entry {
  text: string
  to: string
  access: Access
}

/** The entries of docs/rules/screens.md#layout, in its order; one of them is listed twice there. */
const entries: Entry[] = [
  { text: 'Dashboard', to: paths.dashboard, access: 'signed-in' },
  { text: 'Users', to: paths.users, access: 'signed-in' },
  ...teamKeys.map((team): Entry => {
    const { name } = teams[team]
    return { text: `${name} Games`, to: paths[`${team}Games`], access: 'staff' }
  }),
  { text: 'Bruins Reps', to: paths.reps, access: 'staff' },
  { text: 'Bruins Pricing Plans', to: paths.pricing, access: 'staff' },
  { text: 'Bruins Pricing Plans', to: paths.pricing, access: 'staff' },
  { text: 'Bruins Pricing Plan Events', to: paths.pricingPlanEvents, access: 'staff' },
]
const GROUP = 'Boston Garden Society'
const groupEntries: Entry[] = [
  { text: 'Game Plans', to: paths.combinedPlans, access: 'staff' },
  ...teamKeys.map((team): Entry => {
    const { name } = teams[team]
    return { text: `${name} Game Plans`, to: paths[`${team}Plans`], access: 'staff' }
  }),
]

/** The left menu: only what the role may open. */
export function StaffMenu({ user, onGo }: { user: User; onGo: () => void }) {
  const [isGroupOpen, setGroupOpen] = useState(true)
  const allowed = entries.filter(({ access }) => may(user, access))
  const allowedInGroup = groupEntries.filter(({ access }) => may(user, access))
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
                  <MenuLink key={entry.to} entry={entry} onGo={onGo} />
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
  const isHere = useLocation().pathname.toLowerCase().replace(/\/$/, '') === entry.to
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={entry.to}
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
