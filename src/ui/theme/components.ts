import type { ThemeOptions } from '@mui/material/styles'
import { DialogPaper } from '../dialog/DialogPaper'

/** Where the system sets the colors there are no backgrounds and shadows: edges replace them. */
export const FORCED = '@media (forced-colors: active)'
const PAPER = '@media print'
/* In pixels. */
/** Of the left menu (docs/rules/screens.md#layout). */
const MENU_WIDTH = 240
/** Of a button; also the height of a small text field. */
const CONTROL_HEIGHT = 40
/** Of the top bar. */
const BAR_HEIGHT = 56
/** Of a chip's delete icon: the smallest that a finger can hit. */
const DELETE_ICON_SIZE = 24

/** What differs from MUI's own parts: their default props and styles. */
export const components: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { [PAPER]: { display: 'none' } },
      sizeMedium: { minHeight: CONTROL_HEIGHT },
      sizeSmall: { minHeight: 32 },
      contained: { [FORCED]: { border: '1px solid ButtonText' } },
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
      // Paper repeats the header's text without its button.
      root: { font: 'inherit', [PAPER]: { display: 'contents' } },
      icon: { margin: 2, fontSize: '1rem', opacity: 0.5, [PAPER]: { display: 'none' } },
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
  // In dark mode a shadow shows no edge.
  MuiMenu: { styleOverrides: { paper: { border: '1px solid var(--line-strong)' } } },
  // Elevation is shown by background and border alone, without MUI's overlay.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiChip: {
    styleOverrides: {
      root: { border: 'var(--forced-edge)' },
      deleteIcon: { width: DELETE_ICON_SIZE, height: DELETE_ICON_SIZE, fontSize: DELETE_ICON_SIZE },
    },
  },
  // The edge shows the whole length.
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
  // In rem, where MUI has pixels: large labels keep clear of the text below them.
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
  // The list is at the end of the body, outside of every landmark.
  MuiAutocomplete: {
    defaultProps: { slotProps: { popper: { role: 'region', 'aria-label': 'Suggestions' } } },
    styleOverrides: {
      root: { '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': { paddingBlock: '0.375rem' } },
      paper: { border: '1px solid var(--line-strong)' },
    },
  },
  // In rem, where MUI has pixels: a large arrow keeps clear of the words beside it.
  MuiNativeSelect: { styleOverrides: { outlined: { '&&&': { paddingRight: '2rem' } } } },
  MuiTextField: { defaultProps: { fullWidth: true, size: 'small', color: 'secondary' } },
}
