import { describe, expect, it } from 'vitest'
import { mailHref, phoneHref } from '../../../src/domain/hrefs'
import { publicPagesOfPlan, publicPagesOfRep } from '../../../src/domain/publicPages'
import { findRep } from '../../../src/domain/rep'
import { findScheduleName, pricingSheetName } from '../../../src/domain/sheetNames'
import { slug } from '../../../src/domain/slug'
import { aCombinedPlan, aLocation, aRep } from '../../records'
import { repPages } from '../../sheets/sheetSamples'

describe('a name in a link', () => {
  it.each([
    ['Zoë Núñez', 'zoenunez'],
    ["Pat O'Brien", 'patobrien'],
    ['Łukasz Żak', 'lukaszzak'],
    ['Søren Æbelø', 'sorenaebelo'],
    ['İnci Yıldız', 'inciyildiz'],
    ['Анна Ёлкина', 'аннаелкина'],
    ['🏒 .. %2F?#', '2f'],
    ['', ''],
  ])('%j is %j', (name, expected) => {
    expect(slug(name)).toBe(expected)
  })
})

describe('a rep', () => {
  const reps = ['Zoë Núñez', 'Zoe Nunez', '...'].map((name, index) => aRep({ id: index + 1, name }))

  it.each([
    ['zoenunez', 1],
    ['ZoëNúñez', 1],
    ['', undefined],
    ['nobody', undefined],
  ])('is found by %j: %j', (repname, id) => {
    expect(findRep(reps, repname)?.id).toBe(id)
  })
})

describe('the names in addresses', () => {
  it.each([
    ['5-gameplan', '5-gameplan'],
    ['5 Game Plan', '5-gameplan'],
    ['Rival/Black/Home Plan', 'rivalblackhomeplan'],
    ['Plan A', 'plana'],
    ['Standing Room', undefined],
  ])('%j is the pricing sheet %j', (name, planname) => {
    expect(pricingSheetName(name)).toBe(planname)
  })

  it.each([
    ['5plan', '5plan'],
    ['HalfSeason', 'halfseason'],
    ['5-gameplan', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('%j is the schedule %j', (name, planname) => {
    expect(findScheduleName(name)).toBe(planname)
  })
})

describe('the sheets that hang on a name', () => {
  const row = (pricingPlanName: string, repNames: string[]) =>
    aLocation({ pricingPlanName, repNames })
  const rows = [
    row('Plan A', ['Pat', 'Zoë']),
    row('Standing Room', ['Pat']),
    row('Plan B', ['Zoë']),
  ]

  it('of a rep are his plans’, schedules and flyers', () => {
    expect(publicPagesOfRep('Pat', rows)).toEqual([
      '/bruins/plana/pat',
      '/bruins/chart/plana/pat',
      '/bruins/schedule/5plan/pat',
      '/bruins/schedule/6plan/pat',
      '/bruins/schedule/11gameplan/pat',
      '/bruins/schedule/halfseason/pat',
      ...repPages('pat').map(({ at }) => at),
    ])
    expect(publicPagesOfRep('...', rows)).toEqual([])
  })

  it('of a set of games are the packages, schedules and the flyer that show it', () => {
    const combined = [
      aCombinedPlan({ code: 'P26X Y', originalPlans: ['b26youth', 'C26'] }),
      aCombinedPlan({ code: 'P26Z', originalPlans: ['C26'] }),
    ]
    expect(publicPagesOfPlan('B26YOUTH', combined)).toEqual([
      '/bgs/calendar/p26xy',
      '/bgs/calendar/pricing-sheet/p26xy',
      '/bgs/package/p26xy',
      '/bgs/package/p26xy/text',
      '/bruins/youthhockey/{repname}',
    ])
    expect(publicPagesOfPlan('BP26RIVAL', [])).toEqual(['/bruins/schedule/11gameplan/{repname}'])
    expect(publicPagesOfPlan('B26NINE', combined)).toEqual([])
  })
})

it.each([
  ['zoe.nunez@example.com', 'mailto:zoe.nunez@example.com'],
  [" o'brien+x@mail.example.com ", "mailto:o'brien+x@mail.example.com"],
  ['a@b.c?bcc=x@evil&body=y', null],
  ['a@b.c\r\nbcc:x@y.z', null],
  ['a%0a@b.c', null],
  ['', null],
])('the address %j links to %j', (email, href) => {
  expect(mailHref(email)).toBe(href)
})

it.each([
  ['617-555-0101', 'tel:6175550101'],
  ['+1 617 555 0102', 'tel:+16175550102'],
  ['617-555-0101 ext. 4421', 'tel:6175550101,4421'],
  ['617-555-0101, EXT 4421', 'tel:6175550101,4421'],
  ['+1 (617) 555-0101 extension 12345', 'tel:+16175550101,12345'],
  ['617-555-0101 ext. *21#', null],
  ['617-555-0101 ext. 4421 ext. 1', null],
  ['617*#06#', null],
  ['ask Pat', null],
  ['', null],
])('the phone %j links to %j', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})
