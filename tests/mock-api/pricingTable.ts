import { need, textOf } from './checks'
import type { Database, PricingRow } from './database'
import { badRequest, declined, notFound, refuse } from './route'
import { type Fields, type Json, same, text } from './wire'

/** A pricing row on the wire. */
export function pricingRow(row: PricingRow): Json {
  return { ...row, pricing_plan_id: String(row.pricing_plan_id) }
}

/** The same with the names of its reps as they are now. */
export function pricingRowWithReps(db: Database, row: PricingRow): Json {
  const sells = (repId: number) =>
    db.links.some((it) => it.rep_id === repId && it.pricing_plan_id === row.pricing_plan_id)
  const names = db.reps.filter(({ rep_id }) => sells(rep_id)).map(({ rep_name }) => rep_name)
  const associated_reps = names.length === 0 ? null : names.join(', ')
  return { ...row, pricing_plan_id: String(row.pricing_plan_id), associated_reps }
}

/** The row of an id; there being none ends the call. */
export function findPricing(db: Database, id: unknown): PricingRow {
  return (
    db.pricing.find((row) => String(row.pricing_plan_id) === text(id)) ??
    refuse(notFound('Pricing plan not found'))
  )
}

const NAME_MISSING = 'Please enter a pricing plan name'

/** A plan that has only a name. */
export function addPricingName(db: Database, body: Fields): PricingRow {
  const name = need(body, 'pricing_name', NAME_MISSING)
  if (db.pricing.some((row) => same(row.pricing_name, name))) {
    refuse(declined(`Pricing plan '${name}' already exists`))
  }
  return insert(db, { pricing_name: name })
}

/** A location; a plan's first one takes over the row that had only the name. */
export function addPricing(db: Database, body: Fields): PricingRow {
  const fields = { pricing_name: need(body, 'pricing_name', NAME_MISSING), ...pricingFields(body) }
  refuseTwin(db, fields)
  const empty = db.pricing.find(
    (row) => same(row.pricing_name, fields.pricing_name) && row.location === null,
  )
  return empty ? Object.assign(empty, fields) : insert(db, fields)
}

/** Changes the fields that were sent. */
export function editPricing(db: Database, row: PricingRow, body: Fields): PricingRow {
  const sent = 'name' in body ? { pricing_name: body.name, ...body } : body
  const fields: Partial<PricingRow> = pricingFields(sent)
  if ('pricing_name' in sent)
    fields.pricing_name = need(sent, 'pricing_name', 'Name cannot be empty')
  if (Object.keys(fields).length === 0) refuse(badRequest('Nothing to change'))
  refuseTwin(db, { ...row, ...fields }, row)
  return Object.assign(row, fields)
}

function insert(db: Database, fields: Partial<PricingRow> & { pricing_name: string }): PricingRow {
  const row = { ...EMPTY, ...fields, pricing_plan_id: db.nextId++ }
  db.pricing.push(row)
  return row
}

const EMPTY = {
  location: null,
  location_color: null,
  plan_holder_price_per_game: null,
  plan_holder_total: null,
  box_office_price_per_game: null,
  box_office_plan_total: null,
}

const PRICE_COLUMNS = [
  'plan_holder_price_per_game',
  'plan_holder_total',
  'box_office_price_per_game',
  'box_office_plan_total',
] as const

/** The fields that the body names; prices with two decimals, as a DECIMAL column gives them back. */
function pricingFields(body: Fields): Partial<PricingRow> {
  const fields: Partial<PricingRow> = {}
  for (const key of ['location', 'location_color'] as const) {
    if (key in body) fields[key] = textOf(body, key) || null
  }
  for (const key of PRICE_COLUMNS) {
    if (!(key in body)) continue
    const price = body[key] === null ? '' : textOf(body, key)
    if (price && !/^\d{1,8}(\.\d+)?$/.test(price)) refuse(badRequest(`${key} must be a number`))
    fields[key] = price ? Number(price).toFixed(2) : null
  }
  return fields
}

/** A plan has each location once. */
function refuseTwin(
  db: Database,
  { pricing_name: name, location = null }: Partial<PricingRow> & { pricing_name: string },
  except?: PricingRow,
): void {
  const isTwin = (row: PricingRow) =>
    row !== except &&
    same(row.pricing_name, name) &&
    (row.location === location || same(row.location, location))
  if (!db.pricing.some(isTwin)) return
  refuse(
    declined(
      location === null
        ? `Pricing plan '${name}' already exists`
        : `'${name}' already has the location '${location}'`,
    ),
  )
}

/** Deletes a row and its links. */
export function deletePricing(db: Database, id: string): void {
  const row = findPricing(db, id)
  db.pricing = db.pricing.filter((other) => other !== row)
  db.links = db.links.filter((link) => link.pricing_plan_id !== row.pricing_plan_id)
}
