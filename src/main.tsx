import './app/basics'
import { createQueryClient } from './api/cache/queryClient'
import { askForPage, drawPicture, hasPicture, pageInAddress } from './app/picture/firstPicture'
import { showPicture } from './app/picture/showPicture'
import { isFramed, refuseFrame } from './app/refuseFrame'
import { sayLost } from './app/sayLost'
import { LONGEST_MS } from './app/whenDrawable'
import { env } from './config/env'
import './app/firstWords.css'

/*
 * Starts the app in the page: the first picture of a sheet or a list without React, which comes with the
 * first hand on it; any other page by React at once.
 */

/** React, the router and what they draw with; null where it did not come. Who asks again tries anew. */
const loadApp = () => import('./app/openApp').catch(() => null)

async function open(root: HTMLElement): Promise<void> {
  const client = createQueryClient()
  const reports = env.errorReportUrl === undefined ? null : import('./app/errorReports')
  void reports?.then(({ reportUncaught }) => reportUncaught(env.errorReportUrl, import.meta.url))
  const onError = (error: unknown) => void reports?.then(({ report }) => report(error))

  const page = pageInAddress()
  const asked = page && askForPage(page, client)
  // In development every change of the code is to be seen at once.
  const picture =
    import.meta.env.PROD && asked && hasPicture(page)
      ? await unlessLate(drawPicture(page, client, asked))
      : null
  if (picture) {
    showPicture(root, picture, async (leave) => {
      const app = await loadApp()
      await app?.takeOver(root, client, onError, leave)
      return app !== null
    })
    return
  }
  const app = await loadApp()
  if (app) await app.openApp(root, client, onError, asked)
  else sayLost(root)
}

/** A picture; null where it lasts so long that React is there first. */
async function unlessLate<Picture>(picture: Promise<Picture | null>): Promise<Picture | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST_MS)
  })
  const drawn = await Promise.race([picture, late.then(loadApp).then(() => null)])
  clearTimeout(timer)
  return drawn
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
if (isFramed()) refuseFrame(root)
else void open(root)
