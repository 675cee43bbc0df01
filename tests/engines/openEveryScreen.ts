import { describe, expect, it } from 'vitest'
import { BASE_PATH, paths } from '../../src/config/paths'
import type { EngineName } from './engine'
import { appIn, isWanted } from './engines'
import { isReady } from './ownText'

/** Every address without a sheet's names in it; Sign In comes first, signed-in users never see it. */
const screens: string[] = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  paths.gamePlanEdit({ id: '1' }),
]

/** Signs in as the app does, without its form. */
const signIn = `fetch('/api/users/login/index.php', {
  method: 'POST',
  body: JSON.stringify({ email: 'admin@example.com', password: 'password' }),
})
  .then((answer) => answer.json())
  .then((body) => localStorage.setItem('sessionExpiration', body.session_expiration))`

/** What a person sees at once of a screen. */
const look = `({
  path: location.pathname,
  heading: document.querySelector('h1').textContent,
  warnings: [...document.querySelectorAll('[role=alert]')].map((it) => it.textContent),
})`

/** Opens every staff screen with one engine, as an admin. */
export function openEveryScreen(name: EngineName): void {
  describe.runIf(isWanted(name))(`staff screens in ${name}`, () => {
    const { engine, open } = appIn(name, { size: 'letter', margin: null })

    it.each(screens)('%s', async (path) => {
      if (path !== paths.signIn) await engine().evaluate(signIn)
      await open(path, isReady)
      expect(await engine().evaluate(look)).toEqual({
        path: `${BASE_PATH}${path}`,
        heading: expect.stringMatching(/\w/),
        warnings: [],
      })
      expect(engine().takeErrors(), 'errors on the console').toEqual([])
    })
  })
}
