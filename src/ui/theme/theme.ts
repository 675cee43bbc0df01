import { type CSSObject, createTheme } from '@mui/material/styles'
import { DialogPaper } from '../dialog/DialogPaper'

/** Where the system sets the colors there are no backgrounds and shadows: edges replace them. */
export const FORCED = '@media (forced-colors: active)'
const PAPER = '@media print'
const PHONE = '@media (max-width: 599px)'
/** A finger needs more room than a pointer. */
const FINGER = '@media (pointer: coarse), (max-width: 899px)'
/** In pixels (docs/rules/screens.md#layout). */
const MENU_WIDTH = 240
/** In pixels; also the height of a small text field. */
const CONTROL_HEIGHT = 40
/** In pixels. */
const BAR_HEIGHT = 56
/** The smallest size that a finger can hit, in pixels. */
const DELETE_SIZE = 24

/** A color of MUI's palette from tokens (tokens.css), which know light and dark by themselves. */
const color = (main: string, dark = main, contrastText = 'var(--raised)') => ({
  main,
  light: main,
  dark,
  contrastText,
})
/**
 * An alert's colors from tokens.
 * @param onFilled the color of the text on a filled alert.
 */
const alertColors = (severity: string, token: string, onFilled: string) => ({
  [`${severity}Color`]: `var(--${token})`,
  [`${severity}IconColor`]: `var(--${token})`,
  [`${severity}StandardBg`]: `var(--${token}-soft)`,
  [`${severity}FilledBg`]: `var(--snackbar-${token})`,
  [`${severity}FilledColor`]: onFilled,
})
const veil = (percent: number) => `color-mix(in srgb, var(--text) ${percent}%, transparent)`

export const theme = createTheme({
  cssVariables: { nativeColor: true },
  // One scheme: the tokens know light and dark.
  colorSchemes: {
    light: {
      palette: {
        primary: color('var(--strong)', 'var(--strong-hover)', 'var(--on-strong)'),
        secondary: color('var(--accent)'),
        error: color('var(--bad)', 'var(--bad-hover)', 'var(--on-bad)'),
        warning: color('var(--warn)'),
        info: color('var(--info)'),
        success: color('var(--good)'),
        text: {
          primary: 'var(--text)',
          secondary: 'var(--text-quiet)',
          disabled: 'var(--disabled)',
        },
        background: { default: 'var(--surface)', paper: 'var(--raised)' },
        divider: 'var(--line)',
        action: {
          active: 'var(--text-soft)',
          hover: veil(4),
          selected: veil(8),
          focus: veil(12),
          disabled: veil(30),
          disabledBackground: veil(12),
        },
        Alert: {
          ...alertColors('error', 'bad', 'var(--on-snackbar-bad)'),
          ...alertColors('warning', 'warn', 'var(--on-snackbar)'),
          ...alertColors('info', 'info', 'var(--on-snackbar)'),
          ...alertColors('success', 'good', 'var(--on-snackbar-good)'),
        },
      },
    },
  },
  shape: { borderRadius: 8 },
  // The system's setting for less motion is followed, which is not MUI's default.
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily: 'Barlow, "Barlow More", system-ui, sans-serif',
    h1: {
      fontSize: 'var(--type-6)',
      fontWeight: 600,
      lineHeight: 1.25,
      [PHONE]: { fontSize: '1.25rem' },
    },
    h2: { fontSize: 'var(--type-5)', fontWeight: 600, lineHeight: 1.3 },
    button: { textTransform: 'none', fontWeight: 600 },
    // MUI spaces letters for Roboto; in Barlow the words would run together.
    caption: { letterSpacing: 'normal' },
  },
  components: {
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
    MuiListSubheader: {
      styleOverrides: {
        root: {
          position: 'static',
          marginTop: 'var(--space-2)',
          background: 'none',
          color: 'var(--text-quiet)',
          fontSize: 'var(--type-1)',
          fontWeight: 600,
          lineHeight: '2rem',
        },
      },
    },
    MuiListItemButton: {
      styleOverrides: {
        root: {
          // In pixels, as the menu's width is: large text has the room.
          gap: 8,
          width: 'calc(100% - 16px)',
          minHeight: '2rem',
          margin: '0 8px',
          padding: '4px 8px',
          borderRadius: 6,
          color: 'var(--text-soft)',
          font: 'inherit',
          lineHeight: 1.25,
          '&:hover, &.Mui-selected, &.Mui-selected:hover': { background: 'var(--chip)' },
          // A tint alone is too faint to be seen by all.
          '&.Mui-selected': { color: 'var(--text)', fontWeight: 600 },
          '&.Mui-selected::before': {
            position: 'absolute',
            inset: '6px auto 6px -4px',
            width: 3,
            borderRadius: 2,
            background: 'var(--strong)',
            content: '""',
          },
          [FORCED]: { '&.Mui-selected::before': { background: 'Highlight' } },
          [FINGER]: { minHeight: '2.75rem' },
        },
      },
    },
    MuiListItemIcon: {
      styleOverrides: {
        root: {
          minWidth: 0,
          color: 'inherit',
          '& > svg': { width: '1.125rem', height: '1.125rem' },
        },
      },
    },
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
        deleteIcon: { width: DELETE_SIZE, height: DELETE_SIZE, fontSize: DELETE_SIZE },
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
  },
})

// `createTheme` with CSS variables returns these two, which its type does not have.
const withVariables = theme as typeof theme & {
  generateThemeVars: () => typeof theme.vars
  generateStyleSheets: () => CSSObject[]
}
// The styles use variables only; without this line they would contain the values as well.
withVariables.vars = withVariables.generateThemeVars()

/** The variables of MUI's own parts. */
export const muiVariables = withVariables.generateStyleSheets()
