import { mailHref, phoneHref } from '../hrefs'
import { type Rep, repTitle } from '../rep'
import { slug } from '../slug'
import { joined, type Rule } from './finding'

type RepRule = Rule<'rep'>

const email: RepRule = {
  name: 'email',
  severity: 'wrong',
  check(rep) {
    if (rep.email.trim() === '') return `${repTitle(rep)} has no email address.`
    if (mailHref(rep.email) !== null) return undefined
    return `${repTitle(rep)}: '${rep.email}' isn’t an email address.`
  },
}

const phone: RepRule = {
  name: 'phone',
  severity: 'doubtful',
  check(rep) {
    if (rep.phone.trim() === '') return `${repTitle(rep)} has no phone number.`
    if (phoneHref(rep.phone) !== null) return undefined
    return `${repTitle(rep)}: '${rep.phone}' isn’t a phone number.`
  },
}

const sameLinks: RepRule = {
  name: 'same-links',
  severity: 'wrong',
  check(rep, { repsByLink }) {
    const alike = repsByLink.get(slug(rep.name)) ?? []
    const others = alike.filter(({ id }) => id !== rep.id)
    if (others.length === 0) return undefined
    const named = joined(others.map((other) => repTitle(other)))
    return `${repTitle(rep)} and ${named} have the same public links.`
  },
}

const inNoPlan: RepRule = {
  name: 'in-no-plan',
  severity: 'doubtful',
  check(rep, { sellers, locationIds }) {
    const isListed = rep.pricingLocationIds.some((id) => locationIds.has(id))
    if (isListed || sellers.has(rep.name)) return undefined
    return `${repTitle(rep)} isn’t in any pricing plan, so pricing sheets with this name say ‘Not Assigned’.`
  },
}

const noLink: RepRule = {
  name: 'no-links',
  severity: 'wrong',
  check: (rep: Rep) =>
    slug(rep.name) === ''
      ? `${repTitle(rep)}: a name without letters or digits has no public links.`
      : undefined,
}

/** What can be amiss with one rep. */
export const repRules: readonly RepRule[] = [email, noLink, sameLinks, inNoPlan, phone]
