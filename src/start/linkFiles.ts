import { BASE_PATH } from '../config/paths'
import { makeUpFaces } from './makeUpFaces'

/**
 * Links code and style sheets as the build's own loader does, which then finds them and asks for
 * nothing twice. Who waits for styles: src/ui/startedStyles.ts.
 * @param files below the base path.
 */
export function linkFiles(files: readonly string[]): void {
  for (const [index, file] of files.entries()) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    if (file.endsWith('.woff2')) {
      link.rel = 'preload'
      link.as = 'font'
    } else if (file.endsWith('.css')) {
      link.rel = 'stylesheet'
      link.dataset.started = ''
      // Its faces stand behind it.
      if (files[index + 1]?.endsWith('.woff2')) link.onload = makeUpFaces
      link.onerror = () => {
        link.dataset.started = 'failed'
      }
    }
    link.crossOrigin = ''
    link.href = `${BASE_PATH}/${file}`
    document.head.append(link)
  }
}
