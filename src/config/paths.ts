/** The path the venue's host serves the app under (docs/rules/routes.md#base-path). */
export const BASE_PATH = '/game-plans'

/**
 * Every address inside the app, without the base path. A pattern and its link builder stand side by
 * side, so a link cannot drift from the route table (docs/rules/routes.md#table-of-routes).
 */
/** encodeURIComponent that does not throw on half a surrogate pair. */
const segment = (text: string) => encodeURIComponent(text.toWellFormed())

export const paths = {
  signIn: '/',
  register: '/register',
  dashboard: '/dashboard',
  users: '/users',
  bruinsGames: '/bruins-games',
  celticsGames: '/celtics-games',
  combinedPlans: '/bgs/game-plans',
  bruinsPlans: '/bgs/game-plans/bruins',
  celticsPlans: '/bgs/game-plans/celtics',
  gamePlanEdit: (id: string) => `/bgs/game-plans/edit/${segment(id)}`,
  reps: '/bruins-reps',
  pricing: '/bruins-gameplanpricing',
  pricingPlansAndReps: '/bruins-pricing-reps',
  pricingPlanEvents: '/bruins-pricing-plans',
  calendar: (code: string) => `/bgs/calendar/${publicSegment(code)}`,
  calendarPricingSheet: (code: string) => `/bgs/calendar/pricing-sheet/${publicSegment(code)}`,
  packageSheet: (code: string) => `/bgs/package/${publicSegment(code)}`,
  packageText: (code: string) => `/bgs/package/${publicSegment(code)}/text`,
  pricingSheet: (plan: string, rep: string) =>
    `/bruins/${publicSegment(plan)}/${publicSegment(rep)}`,
  pricingChart: (plan: string, rep: string) =>
    `/bruins/chart/${publicSegment(plan)}/${publicSegment(rep)}`,
  schedule: (plan: string, rep: string) =>
    `/bruins/schedule/${publicSegment(plan)}/${publicSegment(rep)}`,
  groupTickets: (rep: string) => `/bruins/grouptickets/${publicSegment(rep)}`,
  youthHockey: (rep: string) => `/bruins/youthhockey/${publicSegment(rep)}`,
} as const

/** Route patterns with parameters; the plain paths above are their own pattern. */
export const patterns = {
  gamePlanEdit: '/bgs/game-plans/edit/:id',
  calendar: '/bgs/calendar/:combinePlanEvent',
  calendarPricingSheet: '/bgs/calendar/pricing-sheet/:combinePlanEvent',
  packageSheet: '/bgs/package/:combinePlanEvent',
  packageText: '/bgs/package/:combinePlanEvent/text',
  pricingSheet: '/bruins/:planname/:repname',
  pricingChart: '/bruins/chart/:planname/:repname',
  schedule: '/bruins/schedule/:planname/:repname',
  groupTickets: '/bruins/grouptickets/:repname',
  youthHockey: '/bruins/youthhockey/:repname',
} as const

/** A public link is already in the form that public routes redirect to: lower case, no white space. */
function publicSegment(text: string): string {
  return segment(normaliseText(text))
}

/** Lower case without any white space. Applying it twice changes nothing. */
export function normaliseText(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase()
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The form a public path redirects to (docs/rules/routes.md#public-redirects): every segment lower
 * case and without white space. Works on the address bar's encoded pathname, survives broken
 * escapes, keeps an encoded `?`, `#` or `/` inside its segment, and is idempotent.
 */
export function normalisePublicPath(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => segment(normaliseText(decode(part))))
    .join('/')
}
