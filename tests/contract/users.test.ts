import { expect, it } from 'vitest'
import * as users from '../../src/api/users'
import { failure } from '../unit/api/apiHooks'
import { contract, PEOPLE } from './contract'

const { useCheckSession, useLogin, useRegister, useUsers } = users

contract({ users }, ({ api, forgetCookies, mount, read, rows, signIn, write }) => {
  it('signs in with a cookie that later calls carry', async () => {
    forgetCookies()
    expect(await mount(useCheckSession)()).toBeNull()
    expect(await failure(read(useUsers))).toMatchObject({ status: 401 })

    const { user, expiration } = await write(useLogin, [], { ...PEOPLE.bgs, rememberMe: false })
    const [, stored] = await rows('users')
    const known = { id: Number(stored?.id), name: stored?.name, email: stored?.email, role: 'bgs' }
    expect(user).toEqual(known)
    expect(expiration).toBeCloseTo(Date.now() / 1000 + 3600, -1)
    expect(await mount(useCheckSession)()).toEqual(known)
  })

  it('stays for thirty days when asked to', async () => {
    const { expiration } = await write(useLogin, [], { ...PEOPLE.admin, rememberMe: true })
    expect(expiration).toBeCloseTo(Date.now() / 1000 + 30 * 86_400, -1)
  })

  it('turns a wrong password away in the server’s words', async () => {
    const wrong = { email: PEOPLE.admin.email, password: 'not this one', rememberMe: false }
    expect(await failure(write(useLogin, [], wrong))).toMatchObject({
      status: 401,
      serverMessage: 'Invalid email or password',
    })
  })

  it('lists everybody, also an account without a role', async () => {
    const stored = await rows('users')
    expect(await read(useUsers)).toEqual(
      stored.map(({ id, name, email, role }) => ({
        id: Number(id),
        name,
        email,
        role: role ?? '',
      })),
    )
  })

  it('registers a user, once', async () => {
    const zoe = { name: "Zoë O'Hara", email: 'zoe@example.com', password: 'secret12' }
    await write(useRegister, [], zoe)
    expect((await rows('users')).at(-1)).toMatchObject({
      name: zoe.name,
      email: zoe.email,
      role: null,
    })
    expect((await read(useUsers)).at(-1)).toMatchObject({ name: zoe.name, role: '' })
    expect(
      await failure(write(useRegister, [], { ...zoe, email: 'ZOE@example.com' })),
    ).toMatchObject({
      status: 409,
      serverMessage: 'This email is already registered',
    })
    await write(useLogin, [], { ...zoe, rememberMe: false })
    expect(await failure(write(useRegister, [], { ...zoe, email: 'b@example.com' }))).toMatchObject(
      {
        status: 403,
      },
    )
  })

  it('notices that the session has ended', async () => {
    await api().expire()
    expect(await mount(useCheckSession)()).toBeNull()
    await signIn('sales')
    expect(await mount(useCheckSession)()).toMatchObject({ role: 'sales' })
  })
})
