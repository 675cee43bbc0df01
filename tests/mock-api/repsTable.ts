import { ids, need, textOf, withoutComma } from './checks'
import type { Database, RepRow } from './database'
import { declined, notFound, refuse } from './route'
import { type Fields, type Json, same, text } from './wire'

/** A rep on the wire; his plans are the ids of the pricing rows he may sell. */
export function repRow(db: Database, rep: RepRow): Json {
  const plans = db.links
    .filter((link) => link.rep_id === rep.rep_id)
    .map((link) => link.pricing_plan_id)
    .sort((a, b) => a - b)
  return {
    ...rep,
    rep_id: String(rep.rep_id),
    plans: plans.length === 0 ? null : plans.join(','),
  }
}

/** The rep of an id; there being none ends the call. */
export function findRep(db: Database, id: unknown): RepRow {
  return (
    db.reps.find((rep) => String(rep.rep_id) === text(id)) ??
    refuse(notFound('Representative not found'))
  )
}

/** Inserts a rep with the plans that the body names, if it names any. */
export function addRep(db: Database, body: Fields): RepRow {
  const fields = repFields(body)
  refuseTwin(db, fields.rep_name)
  const plans = planIds(db, body.plans ?? [])
  const rep = { rep_id: db.nextId++, ...fields }
  db.reps.push(rep)
  setRepPlans(db, rep, plans)
  return rep
}

/** Changes the rep that the body names. */
export function editRep(db: Database, body: Fields): RepRow {
  const id = need(body, 'rep_id')
  const fields = repFields(body)
  const rep = findRep(db, id)
  refuseTwin(db, fields.rep_name, rep)
  return Object.assign(rep, fields)
}

function repFields(body: Fields): Omit<RepRow, 'rep_id'> {
  const message = 'Name and email are required'
  return {
    rep_name: withoutComma(need(body, 'rep_name', message), 'rep_name'),
    rep_email: need(body, 'rep_email', message),
    rep_phone: textOf(body, 'rep_phone') || null,
  }
}

function refuseTwin(db: Database, name: string, except?: RepRow): void {
  if (db.reps.some((rep) => rep !== except && same(rep.rep_name, name))) {
    refuse(declined(`A representative named '${name}' already exists`))
  }
}

/** Deletes a rep and his links. */
export function deleteRep(db: Database, id: string): void {
  const rep = findRep(db, id)
  db.reps = db.reps.filter((other) => other !== rep)
  db.links = db.links.filter((link) => link.rep_id !== rep.rep_id)
}

/** The ids of pricing rows in a list or a comma text; one that does not exist ends the call. */
export function planIds(db: Database, value: unknown): number[] {
  const wanted = ids(value, 'plans', { orText: true })
  if (wanted.some((id) => !db.pricing.some((row) => row.pricing_plan_id === id))) {
    refuse(notFound('Pricing plan not found'))
  }
  return wanted
}

/** Replaces the pricing rows a rep may sell. */
export function setRepPlans(db: Database, rep: RepRow, planIds: readonly number[]): void {
  db.links = db.links.filter((link) => link.rep_id !== rep.rep_id)
  for (const pricing_plan_id of planIds) db.links.push({ rep_id: rep.rep_id, pricing_plan_id })
}
