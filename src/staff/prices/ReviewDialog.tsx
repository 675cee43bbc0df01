import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { checkSeason } from '../../domain/checks/checkSeason'
import { type Finding, severities } from '../../domain/checks/finding'
import { indexLists } from '../../domain/checks/seasonIndex'
import type { PricingLocation } from '../../domain/pricing'
import { counted } from '../../domain/text'
import { todayEastern } from '../../domain/time/dates'
import { Alert } from '../../ui/Alert'
import { DialogFrame } from '../../ui/dialog/DialogFrame'
import { ImpactNote } from '../links/ImpactNote'
import styles from './Prices.module.css'
import type { ChangedLocation } from './priceEdits'

interface ReviewDialogProps {
  /** All stored locations. */
  rows: readonly PricingLocation[]
  changed: readonly ChangedLocation[]
  onSave: () => void
  onClose: () => void
}

/**
 * Reviews a save: the changes by location, the findings that it adds, and the public pages that it
 * changes.
 */
export function ReviewDialog({ rows, changed, onSave, onClose }: ReviewDialogProps) {
  const findings = useMemo(() => newFindings(rows, changed, todayEastern()), [rows, changed])
  const worst = severities.find((level) => findings.some(({ severity }) => severity === level))
  return (
    <DialogFrame
      title="Review changes"
      breadcrumb={['Prices']}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="contained" onClick={onSave} autoFocus>
            <span>{`Save ${counted(changed.length, 'location')}${worst === 'error' ? ' anyway' : ''}`}</span>
          </Button>
        </>
      }
    >
      <div className={styles.gap}>
        {worst && (
          <Alert severity={worst}>
            <span>After this save, Checks will show:</span>
            <ul className={styles.findings}>
              {findings.map(({ id, sentence }) => (
                <li key={id}>{sentence}</li>
              ))}
            </ul>
          </Alert>
        )}
        <ImpactNote kind="pricing location" records={changed.map(({ after }) => after)} />
        <table className={styles.table} aria-label="Changes">
          <thead>
            <tr>
              <th scope="col">Location</th>
              <th scope="col">Prices</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ before, name, changes }) => (
              <tr key={before.id}>
                <th scope="row">{name}</th>
                <td>
                  {changes.map((change) => (
                    <div key={change.label}>
                      <span>{`${change.label} `}</span>
                      <span className={styles.was}>{`${change.before} → `}</span>
                      <strong>{change.after}</strong>
                    </div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DialogFrame>
  )
}

/** The findings of the checks that a save would add. */
function newFindings(
  rows: readonly PricingLocation[],
  changed: readonly ChangedLocation[],
  today: string,
): Finding[] {
  const afterById = new Map(changed.map(({ after }) => [after.id, after]))
  const findingsOf = (pricing: readonly PricingLocation[]) =>
    checkSeason(indexLists({ pricing }, today), ['pricing location'])
  const known = new Set(findingsOf(rows).map(({ sentence }) => sentence))
  return findingsOf(rows.map((row) => afterById.get(row.id) ?? row)).filter(
    ({ sentence }) => !known.has(sentence),
  )
}
