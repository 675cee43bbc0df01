import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readQrCodes } from '../qrReader'
import { appPath, expect, expectNoSidewaysScroll, expectReadable, openAs, test } from './fixtures'

/** What lies on the clipboard, by media type. */
const clipboard = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const types = item?.types ?? []
    const texts = await Promise.all(
      types.map(async (type) => [type, await (await item?.getType(type))?.text()] as const),
    )
    return Object.fromEntries(texts) as Record<string, string>
  })

test('links go out with titles, as QR codes and with the contact, by keys and on a phone', async ({
  page,
  context,
  app,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective}`)
    })
  })
  await openAs(page, 'bgs@example.com', '/bgs/game-plans')
  const row = page.getByRole('row').filter({ hasText: 'P26HB-NINE' })
  await row.getByRole('button', { name: 'Public links' }).click()
  const panel = page.getByRole('dialog', { name: 'Public links for P26HB-NINE' })
  await expect(panel.getByText('All 4 links work')).toBeVisible()
  await panel.getByLabel('Contact on the pages').selectOption({ label: 'Zoë Núñez, 617-555-0101' })
  const address = `${app.url}${appPath('/bgs/calendar/p26hb-nine')}?rep=zoenunez`

  await panel.getByRole('button', { name: 'Copy Calendar link' }).click()
  await expect(page.getByText('Calendar link copied')).toBeVisible()
  const one = await clipboard(page)
  expect(one['text/plain']).toBe(address)
  expect(one['text/html']).toMatch(/<a href="[^"]+\?rep=zoenunez">[^<]+: Calendar<\/a>/)
  await panel.getByRole('button', { name: 'Copy all' }).click()
  await expect(page.getByText(/^4 links copied/)).toBeVisible()
  const all = await clipboard(page)
  expect(all['text/html']?.match(/<li>/g)).toHaveLength(4)
  expect(all['text/plain']).toContain(`Calendar: ${address}\n`)

  const card = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Contact card' }).click()
  const cardFile = await card
  expect(cardFile.suggestedFilename()).toBe('Zoë Núñez.vcf')
  expect(readFileSync(await cardFile.path(), 'utf8')).toContain('\r\nFN:Zoë Núñez\r\n')

  // A phone's width from here on, and keys alone.
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectReadable(page)
  await panel.getByRole('button', { name: 'More for Calendar' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Email' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const qr = page.getByRole('dialog', { name: 'QR code for Calendar' })
  await expect(qr.getByRole('img')).toBeVisible()
  await expectReadable(page)
  expect(await readQrCodes(await qr.screenshot())).toEqual([address])
  const picture = page.waitForEvent('download')
  await qr.getByRole('button', { name: 'Save as PNG' }).click()
  expect(await readQrCodes(readFileSync(await (await picture).path()))).toEqual([address])
  await page.keyboard.press('Escape')
  await expect(qr).toBeHidden()
  await expect(panel.getByRole('button', { name: 'More for Calendar' })).toBeFocused()
})
