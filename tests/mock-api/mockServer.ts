import { createHandlers } from './createHandlers'
import { createDatabase, resetDatabase } from './database'
import { createFaults } from './faults'

/** The whole mock API: hand `handlers` to MSW's setupServer, or serve it over HTTP. */
export function createMockApi() {
  const db = createDatabase()
  const faults = createFaults()
  return {
    db,
    faults,
    handlers: createHandlers(db, faults),
    /** Every request so far, newest last; the same list as `db.log`. */
    log: db.log,
    /** Back to the fresh sample season: no faults, no sessions, empty log. */
    reset() {
      resetDatabase(db)
      faults.clear()
    },
  }
}

export type MockApi = ReturnType<typeof createMockApi>
