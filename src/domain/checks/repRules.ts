import { mailHref, phoneHref } from '../hrefs'
import { type Rep, repTitle } from '../rep'
import { slug } from '../slug'
import { joined } from '../text'
import type { CheckRules } from './finding'

/** The rules for a rep. */
export const repRules: CheckRules<'rep'> = {
  email: {
    severity: 'error',
    pluralPredicate: 'have no valid email address',
    form: { fields: ['email'] },
    check: (rep) => contactProblem(rep, 'email'),
  },
  'no-links': {
    severity: 'error',
    pluralPredicate: 'have a name that doesn’t work in links',
    check: (rep) =>
      slug(rep.name) === ''
        ? `${repTitle(rep)}: a name without letters or digits has no public links.`
        : undefined,
  },
  'same-links': {
    severity: 'error',
    pluralPredicate: 'have the same links as another representative',
    isMutual: true,
    check(rep, { repsByLink }) {
      const duplicates = repsByLink.get(slug(rep.name)) ?? []
      const others = duplicates.filter(({ id }) => id !== rep.id)
      if (others.length === 0) return undefined
      return `${repTitle(rep)} and ${joined(others.map(repTitle))} have the same public links.`
    },
  },
  'in-no-plan': {
    severity: 'warning',
    pluralPredicate: 'aren’t in any pricing plan',
    form: { fields: ['pricingLocationIds'], lists: ['pricing'] },
    check(rep, { repNamesInPlans, locationIds }) {
      const isListed = rep.pricingLocationIds.some((id) => locationIds.has(id))
      if (isListed || repNamesInPlans.has(rep.name)) return undefined
      return `${repTitle(rep)} isn’t in any pricing plan, so pricing sheets with this name say ‘Not Assigned’.`
    },
  },
  phone: {
    severity: 'warning',
    pluralPredicate: 'have no valid phone number',
    form: { fields: ['phone'] },
    check: (rep) => contactProblem(rep, 'phone'),
  },
}

const contacts = {
  email: { article: 'an', noun: 'email address', hrefOf: mailHref },
  phone: { article: 'a', noun: 'phone number', hrefOf: phoneHref },
}

/** The problem with a contact that must become a link, as a sentence. */
function contactProblem(rep: Rep, field: 'email' | 'phone'): string | undefined {
  const contact = rep[field]
  const { article, noun, hrefOf } = contacts[field]
  if (contact.trim() === '') return `${repTitle(rep)} has no ${noun}.`
  if (hrefOf(contact) !== null) return undefined
  return `${repTitle(rep)}: '${contact}' isn’t ${article} ${noun}.`
}
