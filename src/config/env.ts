interface RawEnv {
  VITE_API_BASE_URL?: string
  VITE_GAME_PLANS_API_URL?: string
  VITE_PDF_BASE_URL?: string
  VITE_ERROR_REPORT_URL?: string
}

/** The addresses of the servers. */
export type Env = ReturnType<typeof parseEnv>

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`)
const trimmed = (value: string | undefined) => value?.trim() || undefined

/** Parses the build's variables. The defaults are those of `.env.example`. @forTests */
export function parseEnv(raw: RawEnv) {
  const apiBase = withSlash(trimmed(raw.VITE_API_BASE_URL) ?? '/api/')
  return {
    /** This and the next two end in a slash. */
    apiBase,
    gamePlansBase: withSlash(trimmed(raw.VITE_GAME_PLANS_API_URL) ?? `${apiBase}game-plans/`),
    pdfBase: withSlash(trimmed(raw.VITE_PDF_BASE_URL) ?? `${apiBase}pdfs/`),
    /** The address for error reports; undefined if errors are not reported. */
    errorReportUrl: trimmed(raw.VITE_ERROR_REPORT_URL),
  }
}

// The build itself imports this file outside of Vite, where `import.meta.env` does not exist.
export const env = parseEnv(import.meta.env ?? {})
