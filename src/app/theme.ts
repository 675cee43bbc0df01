import { createTheme } from '@mui/material/styles'
import { DialogPaper } from '../ui/dialog/DialogPaper'

/** Where the system sets the colours, backgrounds and shadows are gone: edges take their place. */
const FORCED = '@media (forced-colors: active)'
/** 3.6 to 1 on white, 3.3 to 1 on the page. */
const FIELD_EDGE = '#7d8793'
/** The smallest that a finger hits, in pixels. */
const DELETE_SIZE = 24

/** Ink and gold on quiet grey: the staff part stays neutral between the two clubs. */
export const theme = createTheme({
  cssVariables: true,
  palette: {
    primary: { main: '#1b2733' },
    secondary: { main: '#8a5a00' },
    error: { main: '#b3261e' },
    success: { main: '#1b6e3c' },
    background: { default: '#f4f5f7' },
  },
  shape: { borderRadius: 8 },
  // Who asks the system for less motion gets none; MUI's own default is to go on moving.
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily: 'Barlow, system-ui, sans-serif',
    h1: { fontSize: '1.625rem', fontWeight: 600, lineHeight: 1.25 },
    h2: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.3 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiDialog: {
      defaultProps: { PaperComponent: DialogPaper },
      styleOverrides: { paper: { [FORCED]: { border: '1px solid CanvasText' } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { contained: { [FORCED]: { border: '1px solid ButtonText' } } },
    },
    MuiAppBar: { styleOverrides: { root: { [FORCED]: { borderBottom: '1px solid CanvasText' } } } },
    MuiAlert: {
      styleOverrides: {
        root: { [FORCED]: { border: '1px solid CanvasText' } },
        message: { overflowWrap: 'anywhere' },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: { [FORCED]: { border: '1px solid CanvasText' } },
        deleteIcon: { width: DELETE_SIZE, height: DELETE_SIZE, fontSize: DELETE_SIZE },
      },
    },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: FIELD_EDGE } } },
    // The list stands at the end of the body, outside of every landmark.
    MuiAutocomplete: {
      defaultProps: { slotProps: { popper: { role: 'region', 'aria-label': 'Suggestions' } } },
    },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiCssBaseline: {
      styleOverrides: {
        ':focus-visible': { outline: '3px solid #b7791f', outlineOffset: '2px' },
      },
    },
  },
})
