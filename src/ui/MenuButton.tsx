import Button, { type ButtonProps } from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'

interface MenuButtonProps extends Omit<ButtonProps, 'name' | 'onClick'> {
  name: string
  /** The menu items. */
  actions: readonly { name: string; run: () => void }[]
  /** Disables every menu item. */
  areActionsDisabled?: boolean
}

/** A button that opens a menu of actions. */
export function MenuButton(props: MenuButtonProps) {
  const { name, actions, areActionsDisabled = false, ...button } = props
  const menuId = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <Button
        {...button}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor && menuId}
        onClick={(event) => !button['aria-disabled'] && setAnchor(event.currentTarget)}
      >
        <span>{name}</span>
      </Button>
      {anchor && (
        <Menu id={menuId} open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          {actions.map((action) => (
            <MenuItem
              key={action.name}
              disabled={areActionsDisabled}
              onClick={() => {
                setAnchor(undefined)
                action.run()
              }}
            >
              <span>{action.name}</span>
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
