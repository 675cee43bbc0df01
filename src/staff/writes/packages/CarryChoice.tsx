import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { ReactNode } from 'react'
import styles from './CarryChoice.module.css'
import type { CarriedPackage } from './packageJobs'

/** The packages into which a plan's new name or its deletion is carried, each to tick. */
export function CarryChoice({
  packages,
  ticked,
  isRename,
  onTick,
}: {
  packages: readonly CarriedPackage[]
  ticked: readonly string[]
  isRename: boolean
  onTick: (codes: readonly string[], isOn: boolean) => void
}) {
  const { length } = packages
  const those = length === 1 ? 'the package that names it' : `the ${length} packages that name it`
  const isNone = ticked.length === 0
  return (
    <fieldset className={styles.choice}>
      <Row
        isOn={!isNone}
        isPartly={!isNone && ticked.length < length}
        onTick={(isOn) =>
          onTick(
            packages.map(({ code }) => code),
            isOn,
          )
        }
      >
        {isRename ? `Also rename it in ${those}` : `Also take it out of ${those}`}
      </Row>
      <ul className={styles.rows}>
        {packages.map(({ code, before, after }) => (
          <li key={code}>
            <Row isOn={ticked.includes(code)} onTick={(isOn) => onTick([code], isOn)}>
              <span className={styles.code}>{code}</span>
              <span className={styles.plans}>
                <span>{before.join(', ')}</span> →{' '}
                <span>{after.join(', ') || 'no plan at all'}</span>
              </span>
              {after.length === 0 && (
                <span className={styles.plans}>
                  It would be left without any plan and its pages empty: give it another plan
                  instead.
                </span>
              )}
            </Row>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Row({
  isOn,
  isPartly = false,
  onTick,
  children,
}: {
  isOn: boolean
  isPartly?: boolean
  onTick: (isOn: boolean) => void
  children: ReactNode
}) {
  return (
    <FormControlLabel
      control={
        <Checkbox
          size="small"
          checked={isOn}
          indeterminate={isPartly}
          onChange={(event) => onTick(event.target.checked)}
        />
      }
      label={<span>{children}</span>}
      sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 0.75 } }}
    />
  )
}
