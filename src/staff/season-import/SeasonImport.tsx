import { useState } from 'react'
import { LoadError } from '../../ui/LoadState'
import { lazyPart } from '../../ui/lazyPart'
import { PageHeader } from '../../ui/PageHeader'

const ImportSteps = lazyPart(() => import('./ImportSteps'), 'ImportSteps')

/**
 * Brings a season's games in from a file. Its readers and jobs come after the page: its first render
 * does not wait for them.
 */
export function SeasonImport() {
  const [hasFailed, setFailed] = useState(false)
  return (
    <>
      <PageHeader
        title="Import games"
        about="Takes a season from a spreadsheet, a file or a calendar."
        more="You see what would be new, changed or moved first; nothing is written until you say so."
      />
      {hasFailed ? (
        <LoadError text="This page could not be loaded." onRetry={() => setFailed(false)} />
      ) : (
        <ImportSteps onLoadError={() => setFailed(true)} />
      )}
    </>
  )
}
