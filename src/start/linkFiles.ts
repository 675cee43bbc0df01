import { BASE_PATH } from '../config/paths'
import { askForFonts } from './firstFonts'

/**
 * Links code and style sheets as the build's own loader does, which then finds them and asks for
 * nothing twice. Who waits for styles: src/ui/startedStyles.ts.
 * @param files below the base path.
 */
export function linkFiles(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    if (file.endsWith('.css')) {
      link.rel = 'stylesheet'
      link.dataset.started = ''
      link.onload = askForFonts
      link.onerror = () => {
        link.dataset.started = 'failed'
      }
    }
    link.crossOrigin = ''
    link.href = `${BASE_PATH}/${file}`
    document.head.append(link)
  }
}
