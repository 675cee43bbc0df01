import { ThemeProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import GlobalStyles from '@mui/material/GlobalStyles'
import { StyledEngineProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import './base.css'
import { FORCED } from './components'
import { muiVariables, theme } from './theme'

/** The focus and pressed buttons; first in the page, so that our classes override them. */
const baseStyles = {
  // A pressed button differs by its background alone, which is missing here. By its element to win over
  // MUI's buttons, which have no outline.
  [FORCED]: {
    'button[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-4px' },
  },
  // Doubled to win over MUI's buttons, which have no outline.
  ':focus-visible:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
}

/** A function, because Emotion would copy an object. */
const getTheme = () => theme
const variables = <GlobalStyles styles={muiVariables} />
const base = <GlobalStyles styles={baseStyles} />

/**
 * MUI's theme around the staff part. The styles of MUI's parts are first in the page, so that our classes
 * override them. MUI's own ThemeProvider would keep the color scheme a second time, beside
 * src/config/appearance.ts, and write the dark colors for paper too.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={getTheme}>
        <DefaultPropsProvider value={theme.components as object}>
          {variables}
          <CssBaseline />
          {base}
          {children}
        </DefaultPropsProvider>
      </ThemeProvider>
    </StyledEngineProvider>
  )
}
