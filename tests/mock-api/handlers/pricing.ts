import { addPricing, deletePricing, editPricing, findPricing, pricingRow } from '../pricingTable'
import { findRep } from '../repsTable'
import { type Answer, badRequest, type Call, declined, done, notFound, type Route } from '../route'
import { same, text } from '../wire'

const base = 'game-plans/bruins/pricing'

/** Specification 7 "Pricing", with the admin variant's add, edit and delete. */
export const pricingRoutes: Route[] = [
  {
    method: 'get',
    path: `${base}/with-reps`,
    access: 'open',
    answer: ({ db }) => ({ body: db.pricing.map((row) => pricingRow(db, row)) }),
  },
  { method: 'post', path: base, access: 'staff', answer: addPlan },
  { method: 'post', path: `${base}/add`, access: 'staff', answer: addLocation },
  { method: 'post', path: `${base}/edit`, access: 'staff', answer: edit },
  {
    method: 'delete',
    path: `${base}/delete/:id`,
    access: 'staff',
    answer: ({ db, param }) =>
      deletePricing(db, param('id')) ? done('Location deleted.') : notFound('Location not found.'),
  },
  { method: 'post', path: `${base}/rep/plan/add`, access: 'staff', answer: link },
  { method: 'delete', path: `${base}/rep/plan/delete/:rep/:plan`, access: 'staff', answer: unlink },
]

function addPlan(call: Call): Answer {
  const name = text(call.body.pricing_name)
  return call.db.pricing.some((row) => same(row.pricing_name, name))
    ? declined(`Pricing plan ${name} already exists.`)
    : addLocation(call)
}

function addLocation({ db, body }: Call): Answer {
  const row = addPricing(db, body)
  return row
    ? done('Pricing plan added.', { pricing_plan_id: String(row.pricing_plan_id) })
    : badRequest('Please enter a pricing plan name')
}

function edit({ db, body }: Call): Answer {
  const row = findPricing(db, body.pricing_plan_id)
  if (!row) return notFound('Location not found.')
  return editPricing(row, body) ? done('Location updated.') : badRequest('Name cannot be empty')
}

function link({ db, body }: Call): Answer {
  const rep = findRep(db, body.rep_id)
  const row = findPricing(db, body.pricing_plan_id)
  if (!rep || !row) return notFound('Representative or plan not found.')
  const { rep_id } = rep
  const { pricing_plan_id } = row
  const linked = db.links.some(
    (other) => other.rep_id === rep_id && other.pricing_plan_id === pricing_plan_id,
  )
  if (!linked) db.links.push({ rep_id, pricing_plan_id })
  return done('Representative added to the plan.')
}

function unlink({ db, param }: Call): Answer {
  const rest = db.links.filter(
    (other) =>
      String(other.rep_id) !== param('rep') || String(other.pricing_plan_id) !== param('plan'),
  )
  if (rest.length === db.links.length) return notFound('Representative is not in the plan.')
  db.links = rest
  return done('Representative removed from the plan.')
}
