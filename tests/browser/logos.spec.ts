import { crc32, deflateSync } from 'node:zlib'
import type { BrowserContext, Locator, Page, Route } from '@playwright/test'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { appPath, expect, test } from './fixtures'
import { printPdf, readPdf } from './pdf'

const host = 'https://logos.example.com'

/** A grey picture. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits of grey; every row starts with the byte of its filter.
  head[8] = 8
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** What stands behind each opponent's address; of these, two are pictures that come at once. */
const logos = {
  Sabres: `${host}/wide.png`,
  Rangers: `${host}/small.png`,
  Kings: `${host}/slow.png`,
  Panthers: `${host}/none.png`,
  Stars: '/api/logos/moved.png',
  Senators: 'javascript:alert(1)',
  Sharks: 'data:text/html,<h1>no</h1>',
  Flyers: '//logos.example.com/wide.png',
  Ducks: '',
}
const badges = ['LAK', 'FLA', 'DAL', 'OTT', 'SJS', 'PHI', 'ANA']

/** Answers for the logos' host; the slow picture comes when the returned function is called. */
async function logoHost(context: BrowserContext): Promise<() => Promise<void>> {
  const held: Route[] = []
  const picture = (route: Route, width: number, height: number) =>
    route.fulfill({ contentType: 'image/png', body: png(width, height) })
  await context.route(`${host}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/slow.png') held.push(route)
    else if (pathname === '/none.png') return route.fulfill({ status: 404 })
    else return pathname === '/wide.png' ? picture(route, 5000, 40) : picture(route, 20, 30)
  })
  return async () => {
    await Promise.all(held.splice(0).map((route) => picture(route, 300, 300)))
  }
}

/**
 * Opens the sheet and waits for its pictures' places: two that came and the one that may still come,
 * for no address is asked for that is refused. The page's clock stands and goes on by 10 ms a look,
 * so that a slow machine does not use up the 4 s that a picture has.
 */
async function open(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  // It is loaded when its pictures are, and one of them never comes.
  await page.goto(appPath('/bgs/package/p26hb-nine'), { waitUntil: 'domcontentloaded' })
  const pictures = page.getByRole('listitem').getByRole('img')
  await ticking(page, async () => expect(await widths(pictures)).toEqual([5000, 20, 0]))
  return pictures
}

/** The pictures' own widths; 0 is one that has not come. */
const widths = (pictures: Locator) =>
  pictures.evaluateAll((all) => (all as HTMLImageElement[]).map((image) => image.naturalWidth))

/** Lets the page's clock run on while it waits for something. */
const ticking = (page: Page, see: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(10)
    await see()
  }).toPass({ intervals: [10] })

/** Where every card and what is in it stands. */
const places = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'vs.' })
    .evaluateAll((cards) =>
      cards.flatMap((card) =>
        [card, ...[...card.children].flatMap((part) => [part, ...part.querySelectorAll('p')])].map(
          (element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return [x, y, width, height].map(Math.round).join()
          },
        ),
      ),
    )

/** The pictures that a PDF paints. */
async function pictureCount(pdf: Buffer): Promise<number> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  let count = 0
  for (let number = 1; number <= document.numPages; number++) {
    const { fnArray } = await (await document.getPage(number)).getOperatorList()
    count += fnArray.filter((operation) => operation === OPS.paintImageXObject).length
  }
  await document.destroy()
  return count
}

test.beforeEach(({ app }) => {
  app.api.faults.add({
    kind: 'raw',
    path: 'distinct/plans/B26NINE',
    body: Object.entries(logos).map(([nickname, opponent_logo], index) => ({
      event_name: `B25100${index + 1}`,
      team: `Bruins vs. ${nickname}`,
      event_date: `2025-10-0${index + 1}`,
      event_time: '19:00:00',
      opponent_logo,
    })),
  })
})

test('[check 10] logos stay in their boxes and print, whatever their hosts do', async ({
  page,
  context,
}) => {
  const release = await logoHost(context)
  const pictures = await open(page)
  for (const picture of await pictures.all()) await expect(picture).toHaveJSProperty('width', 100)
  const before = await places(page)
  // While a picture is on its way its letters are on paper alone.
  await expect(page.getByText('LAK', { exact: true })).toBeHidden()
  for (const badge of badges.slice(1)) {
    await expect(page.getByText(badge, { exact: true })).toBeVisible()
  }
  const pdf = await printPdf(page)
  const [paper, ...more] = await readPdf(pdf)
  expect(more).toEqual([])
  for (const badge of badges) expect(paper?.items.map(({ text }) => text)).toContain(badge)
  expect(await pictureCount(pdf)).toBe(2)

  await page.clock.fastForward(4000)
  await expect(page.getByText('LAK', { exact: true })).toBeVisible()
  await expect(pictures).toHaveCount(2)
  expect(await places(page)).toEqual(before)
  // Too late: what a reader has seen does not change any more.
  await release()
  await expect(pictures).toHaveCount(2)
  expect(await places(page)).toEqual(before)
})

test('[check 10] Print waits for the logos, and prints them', async ({ page, context }) => {
  const release = await logoHost(context)
  await page.addInitScript(() => {
    window.print = () => {
      const seen = [...document.images].map(
        (image) => `${image.naturalWidth} ${getComputedStyle(image).opacity}`,
      )
      document.documentElement.setAttribute('data-printed', seen.join())
    }
  })
  await open(page)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.getByRole('button', { name: 'Preparing...' })).toBeDisabled()
  await expect(page.locator('html[data-printed]')).toHaveCount(0)
  await release()
  await ticking(page, async () =>
    expect(await page.locator('html').getAttribute('data-printed')).toBe('5000 1,20 1,300 1'),
  )
})
