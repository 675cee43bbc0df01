/** A signed-in or listed user (docs/rules/fields.md#user). */
export interface User {
  id: number | null
  name: string
  email: string
  /** Exactly as the server sent it; '' if there is none. Only 'admin' and 'bgs' have rights. */
  role: string
}

/** Who may open a route (docs/rules/routes.md#table-of-routes, column Access). */
export type Access = 'guest' | 'signed-in' | 'staff' | 'admin'

const rights: Record<Access, (user: User | null) => boolean> = {
  guest: (user) => user === null,
  'signed-in': (user) => user !== null,
  staff: (user) => user?.role === 'admin' || user?.role === 'bgs',
  admin: (user) => user?.role === 'admin',
}

/**
 * Whether a user may open a route with this access (docs/rules/routes.md#access). Roles are
 * compared exactly. Any other role has no rights.
 */
export const may = (user: User | null, access: Access): boolean => rights[access](user)
