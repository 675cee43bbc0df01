import { useMutation, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { User } from '../domain/user'
import { addresses } from './addresses'
import { listQuery } from './cache/listQuery'
import { decodeList } from './cache/rowList'
import { usersHttp } from './http'
import { keys } from './keys'
import { idSchema, textSchema } from './wire'

/** A user in any response. A user without an id and an e-mail address is unread. */
export const userRow = v.pipe(
  v.object({ id: idSchema, name: textSchema, email: textSchema, role: textSchema }),
  v.check((row) => row.id !== null || row.email.trim() !== ''),
)

/**
 * GET users — all users. Failures are only logged (docs/rules/words.md#sign-in-and-registration).
 */
export const usersQuery = () =>
  listQuery(keys.users, addresses.users, (body) => decodeList({ schema: userRow }, body), {
    http: usersHttp,
    meta: { logAs: 'Error fetching users' },
  })

export const useUsers = () => useQuery(usersQuery())

/** POST users/register — a new user; the server decides the role. */
export const useRegister = () =>
  useMutation({
    mutationFn: ({ name, email, password }: Pick<User, 'name' | 'email'> & { password: string }) =>
      usersHttp.post('users/register/index.php', {
        name: name.trim(),
        email: email.trim(),
        password,
      }),
    meta: { invalidates: [keys.users] },
    gcTime: 0, // the cache would keep the password with the variables
  })
