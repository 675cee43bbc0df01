import { DialogOverlayProvider } from '../../src/ui/dialog/DialogOverlay'
import { NotificationsProvider } from '../../src/ui/Notifications'
import '../../src/ui/theme/tokens.css'
import { MuiTheme } from '../../src/ui/theme/MuiTheme'
import { dialogParts } from './dialogParts'
import { formParts } from './formParts'
import styles from './Gallery.module.css'
import { gridParts } from './gridParts'
import { libParts, pageParts } from './pageParts'
import type { Parts } from './State'
import { sheetParts } from './sheetParts'
import { tableParts } from './tableParts'

/** A folder of parts, by the name of each part's file. */
const folders: { folder: string; parts: Parts }[] = [
  { folder: 'ui', parts: pageParts },
  { folder: 'ui/dialog', parts: dialogParts },
  { folder: 'ui/form', parts: formParts },
  { folder: 'ui/grid', parts: gridParts },
  { folder: 'staff/list', parts: tableParts },
  { folder: 'lib', parts: libParts },
  { folder: 'sheets/kit', parts: sheetParts },
]

/** One page with every shared part in its states: `/gallery` in development. */
export function Gallery() {
  return (
    <MuiTheme>
      <DialogOverlayProvider>
        <NotificationsProvider>
          <main className={styles.page}>
            <h1>Every shared part in its states</h1>
            <nav aria-label="Parts" className={styles.contents}>
              {folders.flatMap(({ parts }) =>
                Object.keys(parts).map((name) => (
                  <a key={name} href={`#${name}`}>
                    {name}
                  </a>
                )),
              )}
            </nav>
            {folders.map(({ folder, parts }) => (
              <section key={folder}>
                <p className={styles.folder}>{`src/${folder}`}</p>
                {Object.entries(parts).map(([name, States]) => (
                  <section key={name} id={name} className={styles.part}>
                    <h2>{name}</h2>
                    <div className={styles.states}>
                      <States />
                    </div>
                  </section>
                ))}
              </section>
            ))}
          </main>
        </NotificationsProvider>
      </DialogOverlayProvider>
    </MuiTheme>
  )
}
