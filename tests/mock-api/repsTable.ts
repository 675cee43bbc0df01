import type { Database, RepRow } from './database'
import { type Fields, type Json, looseList, looseNumber, nullable, text } from './wire'

/** A rep on the wire; his plans are the ids of the pricing rows he may sell. */
export function repRow(db: Database, rep: RepRow): Json {
  const plans = db.links
    .filter((link) => link.rep_id === rep.rep_id)
    .map((link) => link.pricing_plan_id)
  return {
    ...rep,
    rep_id: looseNumber(rep.rep_id),
    plans: plans.length === 0 ? null : looseList(plans, rep.rep_id),
  }
}

export function findRep(db: Database, id: unknown): RepRow | undefined {
  return db.reps.find((rep) => String(rep.rep_id) === text(id))
}

/** Inserts a rep, or says null when name or email is missing. */
export function addRep(db: Database, body: Fields): RepRow | null {
  const fields = repFields(body)
  if (!fields.rep_name || !fields.rep_email) return null
  const rep = { rep_id: db.nextId++, ...fields }
  db.reps.push(rep)
  return rep
}

export function repFields(body: Fields): Omit<RepRow, 'rep_id'> {
  return {
    rep_name: text(body.rep_name),
    rep_email: text(body.rep_email),
    rep_phone: nullable(body.rep_phone),
  }
}

/** Deletes a rep and his links. */
export function deleteRep(db: Database, id: string): boolean {
  const rep = findRep(db, id)
  if (!rep) return false
  db.reps = db.reps.filter((other) => other !== rep)
  db.links = db.links.filter((link) => link.rep_id !== rep.rep_id)
  return true
}

/** Replaces the pricing rows a rep may sell; ids that do not exist are dropped. */
export function setRepPlans(db: Database, rep: RepRow, planIds: readonly number[]): void {
  db.links = db.links.filter((link) => link.rep_id !== rep.rep_id)
  for (const pricing_plan_id of new Set(planIds)) {
    if (db.pricing.some((row) => row.pricing_plan_id === pricing_plan_id)) {
      db.links.push({ rep_id: rep.rep_id, pricing_plan_id })
    }
  }
}
