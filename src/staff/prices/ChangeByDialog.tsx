import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { CURRENCY_SIGN, moneyColumnText, withSign } from '../../domain/money'
import { priceLabels } from '../../domain/prices'
import { planAndLocation } from '../../domain/pricing'
import { counted, joined } from '../../domain/text'
import { Alert } from '../../ui/Alert'
import { DialogFrame } from '../../ui/dialog/DialogFrame'
import { SelectField } from '../../ui/SelectField'
import styles from './Prices.module.css'
import { effectOf, type PriceChange, type PriceEffect, parseChange, parseUnit } from './priceChange'
import type { PricedCell } from './usePriceGrid'

const UNIT_NAMES = { percent: '%', amount: CURRENCY_SIGN } as const
const ROUNDING_NAMES = { cent: '1 cent', halfDollar: '50 cents', dollar: '1 dollar' } as const

const money = (cents: number) => moneyColumnText(cents) || withSign('0.00')

interface ChangeByDialogProps {
  /** The selected prices, without blank cells and computed totals. */
  cells: readonly PricedCell[]
  onChange: (change: PriceChange) => void
  onClose: () => void
}

/** Asks by how much to change the selected prices, and shows the effect while typing. */
export function ChangeByDialog({ cells, onChange, onClose }: ChangeByDialogProps) {
  const [text, setText] = useState('')
  const [unit, setUnit] = useState<PriceChange['unit']>('percent')
  const [rounding, setRounding] = useState<PriceChange['rounding']>('cent')
  /** The {@link changeKey} that was warned about, because prices would fall steeply; '' if none. */
  const [warnedKey, setWarnedKey] = useState('')
  const amount = parseChange(text)
  const typedUnit = parseUnit(text)
  const isOtherUnit = amount !== undefined && typedUnit !== undefined && typedUnit !== unit
  const change = amount === undefined || isOtherUnit ? null : { unit, amount, rounding }
  const prices = cells.map(({ cents }) => cents)
  const effect = change && effectOf(prices, change)
  const isSteep = effect !== null && effect.steepDrops > 0
  const changeKey = `${text} ${unit} ${rounding}`
  const isWarned = warnedKey === changeKey
  return (
    <DialogFrame
      title="Change prices"
      breadcrumb={['Prices']}
      width="narrow"
      onClose={onClose}
      wrapContent={(inside) => (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (!change || !effect || effect.isBelowZero) return
            if (isSteep && !isWarned) setWarnedKey(changeKey)
            else onChange(change)
          }}
        >
          {inside}
        </form>
      )}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!effect || effect.isBelowZero}>
            <span>{isSteep && isWarned ? 'Change anyway' : 'Change'}</span>
          </Button>
        </>
      }
    >
      <div className={styles.changeBy}>
        <p>{cellsText(cells)}</p>
        <TextField
          label="Change by"
          value={text}
          autoFocus
          autoComplete="off"
          margin="dense"
          helperText={
            isOtherUnit
              ? `To use ${text.trim()}, choose ${UNIT_NAMES[typedUnit]} next to it.`
              : 'Use -5 to lower prices'
          }
          error={isOtherUnit || (text.trim() !== '' && amount === undefined)}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label="In"
          value={unit}
          options={Object.entries(UNIT_NAMES)}
          onChange={(chosen) => setUnit(chosen as PriceChange['unit'])}
        />
        <SelectField
          label="Round to"
          value={rounding}
          options={Object.entries(ROUNDING_NAMES)}
          onChange={(chosen) => setRounding(chosen as PriceChange['rounding'])}
        />
        <div role="status" className={styles.effect}>
          {effect && <EffectText effect={effect} />}
        </div>
        {isSteep && isWarned && !effect.isBelowZero && (
          <Alert severity="warning">
            {`${counted(effect.steepDrops, 'price')} would fall by more than 20% or to ${withSign('0')}.`}
          </Alert>
        )}
      </div>
    </DialogFrame>
  )
}

/**
 * Describes the selected cells: their columns and locations, and their number if there are several.
 */
function cellsText(cells: readonly PricedCell[]): string {
  const distinct = (texts: string[]) => joined([...new Set(texts)])
  const rows = distinct(cells.map(({ row }) => planAndLocation(row)))
  const columns = distinct(cells.map(({ name }) => priceLabels[name]))
  return cells.length === 1
    ? `Only ${columns} of ${rows} is selected. To change more, select them first.`
    : `${cells.length} selected prices: ${columns} of ${rows}.`
}

/** The prices before and after the typed change. */
function EffectText({ effect }: { effect: PriceEffect }) {
  const { count, lowest, highest, sumChange, isBelowZero } = effect
  if (isBelowZero) return <strong>Some prices would fall below zero.</strong>
  const figures = {
    Prices: String(count),
    Lowest: `${money(lowest.before)} → ${money(lowest.after)}`,
    Highest: `${money(highest.before)} → ${money(highest.after)}`,
    'Total change': `${sumChange > 0 ? '+' : ''}${money(sumChange)}`,
  }
  return (
    <dl>
      {Object.entries(figures).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
