import { expect, it } from 'vitest'
import { parseEnv } from '../../../src/config/env'

const defaults = {
  apiBase: '/api/',
  gamePlansBase: '/api/game-plans/',
  pdfBase: '/api/pdfs/',
  errorReportUrl: undefined,
}

it.each([
  [{}, {}],
  [{ VITE_API_BASE_URL: '', VITE_GAME_PLANS_API_URL: ' ', VITE_PDF_BASE_URL: '' }, {}],
  [
    { VITE_API_BASE_URL: 'https://api.example.com/v1' },
    {
      apiBase: 'https://api.example.com/v1/',
      gamePlansBase: 'https://api.example.com/v1/game-plans/',
      pdfBase: 'https://api.example.com/v1/pdfs/',
    },
  ],
  [
    { VITE_API_BASE_URL: ' /x/ ', VITE_GAME_PLANS_API_URL: '/gp', VITE_PDF_BASE_URL: '/pdf/' },
    { apiBase: '/x/', gamePlansBase: '/gp/', pdfBase: '/pdf/' },
  ],
  [
    { VITE_ERROR_REPORT_URL: ' https://errors.example.com/game-plans ' },
    { errorReportUrl: 'https://errors.example.com/game-plans' },
  ],
])('parseEnv(%j)', (raw, expected) => {
  expect(parseEnv(raw)).toEqual({ ...defaults, ...expected })
})
