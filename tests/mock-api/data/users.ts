/** A user account of the sample. */
export interface SampleUser {
  id: number
  name: string
  email: string
  /** 'admin' and 'bgs' carry rights; anything else carries none. Who was registered has null. */
  role: string | null
  password: string
}

export const SAMPLE_USERS: readonly SampleUser[] = [
  { id: 1, name: 'Alex Admin', email: 'admin@example.com', role: 'admin', password: 'password' },
  { id: 2, name: 'Brigid O’Shea', email: 'bgs@example.com', role: 'bgs', password: 'password' },
  { id: 3, name: 'Gaël Guest', email: 'guest@example.com', role: 'viewer', password: 'password' },
  { id: 4, name: 'Noor Norole', email: 'norole@example.com', role: '', password: 'password' },
  { id: 5, name: "Rory D'Angelo", email: 'rory@example.com', role: 'bgs', password: 'password5' },
]
