import { createTheme } from '@mui/material/styles'
import { DialogPaper } from '../ui/DialogPaper'

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
    MuiDialog: { defaultProps: { PaperComponent: DialogPaper } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiCssBaseline: {
      styleOverrides: {
        ':focus-visible': { outline: '3px solid #b7791f', outlineOffset: '2px' },
      },
    },
  },
})
