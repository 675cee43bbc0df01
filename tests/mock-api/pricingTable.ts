import type { Database, PricingRow } from './database'
import { type Fields, type Json, looseList, looseNumber, nullable, text } from './wire'

/** A pricing row on the wire, with the names of its reps as they are now. */
export function pricingRow(db: Database, row: PricingRow): Json {
  const names = db.links
    .filter((link) => link.pricing_plan_id === row.pricing_plan_id)
    .flatMap((link) => db.reps.find((rep) => rep.rep_id === link.rep_id)?.rep_name ?? [])
  return {
    ...row,
    pricing_plan_id: looseNumber(row.pricing_plan_id),
    associated_reps: names.length === 0 ? null : looseList(names, row.pricing_plan_id),
  }
}

export function findPricing(db: Database, id: unknown): PricingRow | undefined {
  return db.pricing.find((row) => String(row.pricing_plan_id) === text(id))
}

/** Inserts a row; fields left out are null. Null when there is no name. */
export function addPricing(db: Database, body: Fields): PricingRow | null {
  const row: PricingRow = {
    pricing_plan_id: db.nextId++,
    pricing_name: '',
    location: null,
    location_color: null,
    plan_holder_price_per_game: null,
    plan_holder_total: null,
    box_office_price_per_game: null,
    box_office_plan_total: null,
  }
  if (!editPricing(row, body)) return null
  db.pricing.push(row)
  return row
}

/** Changes the fields that were sent. False, and nothing changed, when the row would lose its name. */
export function editPricing(row: PricingRow, body: Fields): boolean {
  const name = text(body.pricing_name ?? body.name ?? row.pricing_name)
  if (!name) return false
  row.pricing_name = name
  if ('location' in body) row.location = nullable(body.location)
  if ('location_color' in body) row.location_color = nullable(body.location_color)
  for (const column of PRICE_COLUMNS) {
    if (column in body) row[column] = price(body[column])
  }
  return true
}

const PRICE_COLUMNS = [
  'plan_holder_price_per_game',
  'plan_holder_total',
  'box_office_price_per_game',
  'box_office_plan_total',
] as const

/** MySQL's DECIMAL(10,2) column gives back two decimals. */
function price(value: unknown): string | null {
  const sent = nullable(value)
  const amount = Number(sent)
  return sent === null || Number.isNaN(amount) ? sent : amount.toFixed(2)
}

/** Deletes a row and its links. */
export function deletePricing(db: Database, id: string): boolean {
  const row = findPricing(db, id)
  if (!row) return false
  db.pricing = db.pricing.filter((other) => other !== row)
  db.links = db.links.filter((link) => link.pricing_plan_id !== row.pricing_plan_id)
  return true
}
