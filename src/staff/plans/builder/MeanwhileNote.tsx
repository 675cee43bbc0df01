import { useState } from 'react'
import { joined } from '../../../domain/checks/finding'
import { Alert } from '../../../ui/Alert'

/** Says what somebody else did to the plan since its games were first shown. */
export function MeanwhileNote({
  stored,
  isKnown,
}: {
  stored: ReadonlySet<string>
  /** They are the plan's own answer. */
  isKnown: boolean
}) {
  const [first, setFirst] = useState<ReadonlySet<string>>()
  if (first === undefined && isKnown) setFirst(stored)
  const added = first ? [...stored].filter((key) => !first.has(key)) : []
  const gone = first ? [...first].filter((key) => !stored.has(key)) : []
  const parts = [
    added.length > 0 && `added ${joined(added)}`,
    gone.length > 0 && `took out ${joined(gone)}`,
  ].filter(Boolean)
  return (
    <div role="status">
      {parts.length > 0 && (
        <Alert
          severity="info"
          role="none"
        >{`Meanwhile somebody else ${parts.join(' and ')}.`}</Alert>
      )}
    </div>
  )
}
