/*
 * Style sheets that the page has linked before the app was there (src/start/linkFiles.ts). The
 * build's own loader finds them linked and waits for none.
 */
const started = () =>
  document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][data-started]')

/** Nobody was there to hear that it failed: asked for once more, so that who waits hears of it. */
for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-started="failed"]')) {
  const again = link.cloneNode() as HTMLLinkElement
  again.dataset.started = ''
  link.replaceWith(again)
}

/** Waits until all of them have come; throws when one does not. Later screens have styles of their own. */
export async function startedStyles(): Promise<void> {
  const links = [...started()]
  const answers = links.map(async (link) => {
    if (link.sheet === null) {
      await new Promise((resolve, reject) => {
        link.addEventListener('load', resolve)
        link.addEventListener('error', () => reject(new Error('styles')))
      })
    }
  })
  try {
    await Promise.all(answers)
  } finally {
    for (const link of links) delete link.dataset.started
  }
}
