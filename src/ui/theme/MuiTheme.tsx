import { ThemeProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import GlobalStyles from '@mui/material/GlobalStyles'
import { StyledEngineProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { baseStyles } from './baseStyles'
import { muiVariables, theme } from './theme'

const ours = () => theme
const variables = <GlobalStyles styles={muiVariables} />
const base = <GlobalStyles styles={baseStyles} />

/**
 * MUI's theme around the staff part. The styles of MUI's parts come first in the page, so that a class of
 * ours counts more. MUI's own ThemeProvider would keep the color scheme a second time, beside
 * src/config/looks.ts, and write the dark colors for paper too.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={ours}>
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
