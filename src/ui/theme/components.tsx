import Paper, { type PaperProps } from '@mui/material/Paper'
import type { ThemeOptions } from '@mui/material/styles'
import { useEffect, useRef } from 'react'

/** Forced colors remove backgrounds and shadows, so borders replace them. */
export const FORCED_COLORS = '@media (forced-colors: active)'
const PRINT = '@media print'

/* Sizes in pixels. */
/** The left menu (docs/rules/screens.md#layout). */
const MENU_WIDTH = 240
/** A button, and a small text field. */
const CONTROL_HEIGHT = 40
const SMALL_BUTTON_HEIGHT = 32
/** The top bar. */
const BAR_HEIGHT = 56
/** A chip's delete icon. 24 is the minimum size of a touch target in WCAG 2.2. */
const DELETE_ICON_SIZE = 24

/** Our default props and style overrides for MUI's components. */
export const components: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { [PRINT]: { display: 'none' } },
      sizeMedium: { minHeight: CONTROL_HEIGHT },
      sizeSmall: { minHeight: SMALL_BUTTON_HEIGHT },
      contained: { [FORCED_COLORS]: { border: '1px solid ButtonText' } },
    },
  },
  MuiToolbar: { styleOverrides: { regular: { '&&': { minHeight: BAR_HEIGHT } } } },
  MuiDrawer: { styleOverrides: { paper: { width: MENU_WIDTH } } },
  MuiList: { styleOverrides: { root: { fontSize: 'var(--type-3)' } } },
  MuiListItemText: {
    defaultProps: { disableTypography: true },
    styleOverrides: { root: { margin: 0 } },
  },
  MuiTableCell: { styleOverrides: { root: { fontSize: 'inherit', letterSpacing: 'normal' } } },
  MuiTableSortLabel: {
    styleOverrides: {
      // On paper, the header repeats on each page as text without its button.
      root: { font: 'inherit', [PRINT]: { display: 'contents' } },
      icon: { margin: 2, fontSize: '1rem', opacity: 0.5, [PRINT]: { display: 'none' } },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { overflowWrap: 'anywhere', border: 'var(--forced-edge)' },
      filled: { boxShadow: 'none' },
      message: { minWidth: 0 },
    },
  },
  MuiDialog: {
    defaultProps: { PaperComponent: DialogPaper },
    styleOverrides: { paper: { border: 'var(--forced-edge)' } },
  },
  // A border, because a shadow is not visible in dark mode.
  MuiMenu: { styleOverrides: { paper: { border: '1px solid var(--line-strong)' } } },
  // Removes MUI's overlay for elevation in dark mode.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiChip: {
    styleOverrides: {
      root: { border: 'var(--forced-edge)' },
      deleteIcon: { width: DELETE_ICON_SIZE, height: DELETE_ICON_SIZE, fontSize: DELETE_ICON_SIZE },
    },
  },
  // The border shows the full length of the bar.
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        height: 6,
        border: '1px solid var(--edge)',
        borderRadius: 3,
        backgroundColor: 'var(--chip)',
      },
    },
  },
  // In rem instead of MUI's pixels, so that large labels do not touch the text below them.
  MuiInputLabel: {
    styleOverrides: {
      sizeSmall: { transform: 'translate(14px, 0.5625rem) scale(1)' },
      shrink: { transform: 'translate(14px, -0.5625rem) scale(0.75)' },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: 'var(--raised)' },
      input: { paddingBlock: '0.53125rem' },
      notchedOutline: { borderColor: 'var(--edge)' },
    },
  },
  // A landmark, because the list is at the end of the body, outside of the others.
  MuiAutocomplete: {
    defaultProps: { slotProps: { popper: { role: 'region', 'aria-label': 'Suggestions' } } },
    styleOverrides: {
      root: { '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': { paddingBlock: '0.375rem' } },
      paper: { border: '1px solid var(--line-strong)' },
    },
  },
  // In rem instead of MUI's pixels, so that a large arrow does not touch the text.
  MuiNativeSelect: { styleOverrides: { outlined: { '&&&': { paddingRight: '2rem' } } } },
  MuiTextField: { defaultProps: { fullWidth: true, size: 'small', color: 'secondary' } },
}

/**
 * The paper of every dialog. In development, React runs each effect twice. After the second
 * run, MUI's focus trap would leave the focus on the paper, where Enter and typing do nothing. So this restores
 * the focus to the field or button that had it.
 */
function DialogPaper(props: PaperProps) {
  const surface = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLElement>(null)
  useEffect(() => {
    const active = document.activeElement
    if (surface.current?.contains(active)) focused.current = active as HTMLElement
    else focused.current?.focus()
  }, [])
  return <Paper {...props} ref={surface} />
}
