import Box from '@mui/material/Box'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import {
  chooseDensity,
  chooseScheme,
  type Density,
  type SchemeChoice,
  storedDensity,
  storedScheme,
} from '../config/appearance'
import type { User } from '../domain/user'

const SCHEMES: Record<SchemeChoice, string> = {
  system: 'Match system',
  light: 'Light',
  dark: 'Dark',
}
const DENSITIES: Record<Density, string> = {
  compact: 'Compact rows',
  comfortable: 'Comfortable rows',
}

interface AccountMenuProps {
  user: User
  anchor: HTMLElement
  onClose: () => void
}

/** Shows the signed-in person and this browser's choices of color scheme and density. */
export function AccountMenu({ user, anchor, onClose }: AccountMenuProps) {
  const [scheme, setScheme] = useState(storedScheme)
  const [density, setDensity] = useState(storedDensity)
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'Account' } }}
    >
      <Box component="li" role="presentation" sx={{ px: 2, pb: 1, overflowWrap: 'anywhere' }}>
        <div>{user.email}</div>
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{user.role || 'N/A'}</Box>
      </Box>
      {choiceItems(SCHEMES, scheme, (chosen) => {
        chooseScheme(chosen)
        setScheme(chosen)
      })}
      {choiceItems(DENSITIES, density, (chosen) => {
        chooseDensity(chosen)
        setDensity(chosen)
      })}
    </Menu>
  )
}

/**
 * A menu item for each choice; the chosen one has a check mark. Not a component, because the keys of
 * MUI's menu work only with items that are its direct children.
 */
function choiceItems<Choice extends string>(
  texts: Record<Choice, string>,
  chosen: Choice,
  onChoose: (choice: Choice) => void,
) {
  return (Object.keys(texts) as Choice[]).map((choice, index) => (
    <MenuItem
      key={choice}
      role="menuitemradio"
      aria-checked={choice === chosen}
      onClick={() => onChoose(choice)}
      sx={index === 0 ? { borderTop: 1, borderColor: 'divider' } : null}
    >
      <Box component="span" aria-hidden="true" sx={{ width: '1.5em' }}>
        {choice === chosen ? '✓' : ''}
      </Box>
      <span>{texts[choice]}</span>
    </MenuItem>
  ))
}
