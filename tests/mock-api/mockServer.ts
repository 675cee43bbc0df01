import type { HttpHandler } from 'msw'
import { createHandlers } from './createHandlers'
import { createDatabase, type Database, type LogEntry, resetDatabase } from './database'
import { createFaults, type Faults } from './faults'

/** The whole mock API: hand `handlers` to MSW's setupServer, or serve it over HTTP. */
export interface MockApi {
  db: Database
  handlers: HttpHandler[]
  faults: Faults
  /** Every request so far, newest last; the same list as `db.log`. */
  log: LogEntry[]
  /** Back to the fresh sample season: no faults, no sessions, empty log. */
  reset(): void
}

export function createMockApi(): MockApi {
  const db = createDatabase()
  const faults = createFaults()
  return {
    db,
    faults,
    handlers: createHandlers(db, faults),
    log: db.log,
    reset() {
      resetDatabase(db)
      faults.clear()
    },
  }
}
