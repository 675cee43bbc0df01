/// <reference types="vite/client" />

/* The build variables that code may read; they are checked in src/config/env.ts. */

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string
  readonly VITE_GAME_PLANS_API_URL?: string
  readonly VITE_PDF_BASE_URL?: string
  readonly VITE_LOGO_HOSTS?: string
  readonly VITE_SITE_URL?: string
  readonly VITE_ERROR_REPORT_URL?: string
}
