import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../renderApp'
import { FAILURES } from '../../screens/kit/faults'
import { calls } from '../../screens/kit/requests'
import { BROKEN } from '../../screens/kit/words'
import { allowConsole, api } from '../../setup'
import { FAILED, PLAN_ERROR } from './words'

/** The call that each sheet of a combined plan begins with. */
export const single = 'combined/distinct/single'

/**
 * What every sheet of a combined plan says as long as it is none.
 * @param pathOf the sheet's address for a plan's code.
 * @param showsNine waits for the sheet, and holds that its nine games stand there.
 */
export function waitsAndFailsWithItsWords(
  pathOf: (code: string) => string,
  showsNine: () => Promise<void>,
): void {
  it('says that it loads', async () => {
    api.faults.add({ kind: 'hang', path: single })
    renderApp(pathOf('p26all'))
    expect(
      await screen.findByText('Loading schedule...', { selector: 'main *' }),
    ).toBeInTheDocument()
  })

  it('knows no plan by an unknown code', async () => {
    renderApp(pathOf('nope'))
    expect(await screen.findByText('No plan found for nope')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
    expect(calls()).toEqual([`GET /api/game-plans/${single}/nope`])
  })

  it.each(FAILURES)('fails with its words on %s and loads on Try Again', async (_what, fault) => {
    allowConsole(PLAN_ERROR)
    api.faults.add({ ...fault, path: single })
    const { user } = renderApp(pathOf('p26hb-nine'))
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    expect(document.body.textContent).not.toMatch(BROKEN)
    api.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await showsNine()
  })
}
