import { whole } from '../checks'
import type { PricingRow } from '../database'
import {
  addPricing,
  addPricingName,
  deletePricing,
  editPricing,
  findPricing,
  pricingRow,
  pricingRowWithReps,
} from '../pricingTable'
import { findRep } from '../repsTable'
import { type Answer, type Call, del, done, get, post, type Route } from '../route'

const base = 'game-plans/bruins/pricing'

const added = (row: PricingRow) =>
  done('Pricing plan added successfully', { pricing_plan_id: String(row.pricing_plan_id) })

export const postPricing = ({ db, body }: Call) => added(addPricing(db, body))

/** Changes the row of an id. */
export function changePricing({ db, body }: Call, id: string): Answer {
  const row = editPricing(db, findPricing(db, id), body)
  return done('Pricing plan updated successfully', {
    pricing_plan_id: String(row.pricing_plan_id),
    updatedData: pricingRow(row),
  })
}

export function removePricing({ db, param }: Call): Answer {
  deletePricing(db, param('id'))
  return done('Pricing plan deleted successfully')
}

/** docs/rules/calls.md#pricing, with the admin variant's add, edit and delete. */
export const pricingRoutes: Route[] = [
  get(`${base}/with-reps`, 'open', ({ db }) =>
    db.pricing.map((row) => pricingRowWithReps(db, row)),
  ),
  post(base, 'staff', ({ db, body }) => added(addPricingName(db, body))),
  post(`${base}/add`, 'staff', postPricing),
  post(`${base}/edit`, 'staff', (call) =>
    changePricing(call, String(whole(call.body, 'pricing_plan_id'))),
  ),
  del(`${base}/delete/:id`, 'staff', removePricing),
  post(`${base}/rep/plan/add`, 'staff', link),
  del(`${base}/rep/plan/delete/:rep/:plan`, 'staff', unlink),
]

/** Asking twice is no error. */
function link({ db, body }: Call): Answer {
  const { rep_id } = findRep(db, String(whole(body, 'rep_id')))
  const { pricing_plan_id } = findPricing(db, String(whole(body, 'pricing_plan_id')))
  const isLinked = db.links.some(
    (other) => other.rep_id === rep_id && other.pricing_plan_id === pricing_plan_id,
  )
  if (!isLinked) db.links.push({ rep_id, pricing_plan_id })
  return done('Representative added to plan', {
    rep_id: String(rep_id),
    pricing_plan_id: String(pricing_plan_id),
  })
}

/** Parting two who are not joined is no error either. */
function unlink({ db, param }: Call): Answer {
  const { rep_id } = findRep(db, param('rep'))
  const { pricing_plan_id } = findPricing(db, param('plan'))
  db.links = db.links.filter(
    (other) => other.rep_id !== rep_id || other.pricing_plan_id !== pricing_plan_id,
  )
  return done('Representative removed from plan')
}
