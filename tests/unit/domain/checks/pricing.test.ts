import { describe, expect, it } from 'vitest'
import { gameCountByName } from '../../../../src/domain/prices'
import type { PricingLocation } from '../../../../src/domain/pricing'
import { said, soundLocation, soundRep } from './season'

const reps = [soundRep()]
const end = soundLocation({ id: 2, location: 'Loge End', color: 'F2A900' })
const balcony = soundLocation({ id: 3, location: 'Balcony', color: '00bb66' })

type Case = readonly [
  rule: string,
  wrong: Partial<PricingLocation>,
  sentence: string,
  right: Partial<PricingLocation>,
]

const cases: readonly Case[] = [
  [
    'total',
    { planHolderPerGame: 23_000 },
    '5 Game Plan, Loge Center: 5 × $230 is $1,150, but the plan holder total is $912.50.',
    { pricingPlanName: 'Standing Room' },
  ],
  [
    'total',
    { boxOfficeTotal: 109_499 },
    '5 Game Plan, Loge Center: 5 × $219 is $1,095, but the box office total is $1,094.99.',
    { boxOfficeTotal: null },
  ],
  [
    'missing-price',
    { planHolderTotal: 0, boxOfficePerGame: null },
    '5 Game Plan, Loge Center: the plan holder total and the box office price per game are missing.',
    {
      location: '',
      planHolderPerGame: null,
      planHolderTotal: null,
      boxOfficePerGame: null,
      boxOfficeTotal: null,
    },
  ],
  [
    'not-below-box-office',
    { planHolderPerGame: 21_900 },
    '5 Game Plan, Loge Center: plan holders pay $219 per game, but the box office price is $219.',
    { planHolderPerGame: 21_899 },
  ],
  [
    'location-twice',
    { location: ' loge end' },
    '5 Game Plan,  loge end is listed twice in its plan.',
    { location: 'Loge Ends' },
  ],
  [
    'far-from-others',
    { planHolderPerGame: 182_500 },
    '5 Game Plan, Loge Center: the plan holder price per game, $1,825, is at least 10 times higher or lower than at the other locations.',
    { planHolderPerGame: 182_499 },
  ],
  [
    'color',
    { color: 'not-a-color' },
    "5 Game Plan, Loge Center: 'not-a-color' isn’t a color and shows as gray.",
    { color: '0b6' },
  ],
  [
    'color-twice',
    { color: 'f2a900' },
    '5 Game Plan, Loge Center has the same color as Loge End: #f2a900.',
    { color: '' },
  ],
  [
    'unknown-rep',
    { repNames: ['Zoë Núñez', 'Zoe Nunes'] },
    "5 Game Plan lists 'Zoe Nunes', who isn’t a rep.",
    {},
  ],
]

describe('a location of a pricing plan', () => {
  it.each(cases)('%s: %j', (rule, wrong, sentence, right) => {
    const of = (fields: Partial<PricingLocation>) =>
      said('pricing location', rule, { pricing: [soundLocation(fields), end, balcony], reps })
    expect(of(wrong)).toContain(sentence)
    expect(of(right)).toEqual([])
  })

  it('of a plan of many rows is compared without reading all others for each', () => {
    let reads = 0
    const pricing = Array.from({ length: 2_000 }, (_, id) => {
      const row = soundLocation({ id, color: `#${id}`, repNames: [] })
      const read = <Value>(value: Value) => ({
        enumerable: true,
        get() {
          reads += 1
          return value
        },
      })
      return Object.defineProperties(row, {
        location: read(`Row ${id}`),
        color: read(`${id}`),
        repNames: read([]),
        planHolderPerGame: read(18_250),
      })
    })
    expect(said('pricing location', 'far-from-others', { pricing, reps })).toEqual([])
    expect(reads / pricing.length).toBeLessThan(40)
  })

  it('of a plan without a rep, said once', () => {
    const without = soundLocation({ repNames: [] })
    const of = (...pricing: PricingLocation[]) =>
      said('pricing location', 'no-rep', { pricing, reps })
    expect(of(without, { ...end, repNames: [] })).toEqual([
      '5 Game Plan has no rep, so it’s on no pricing sheet.',
    ])
    expect(of(without, end)).toEqual([])
  })

  it('of a plan that no public page shows', () => {
    const pricing = [soundLocation({ pricingPlanName: 'Standing Room' })]
    expect(said('pricing location', 'not-public', { pricing, reps })).toEqual([
      'Standing Room: no public page shows a plan with this name.',
    ])
    expect(said('pricing location', 'not-public', { pricing: [soundLocation()], reps })).toEqual([])
  })

  it.each([
    ['5 Game Plan', 5],
    ['Rival/Black/Home Plan', 11],
    ['Standing Room', null],
  ])('%s has %j games', (name, games) => {
    expect(gameCountByName(name)).toBe(games)
  })
})

describe('a rep', () => {
  const pricing = [soundLocation()]
  const of = (rule: string, fields: Parameters<typeof soundRep>[0]) =>
    said('rep', rule, { reps: [soundRep(fields)], pricing })

  it.each([
    ['email', { email: '' }, 'Zoë Núñez has no email address.', {}],
    [
      'email',
      { email: 'zoe@example' },
      "Zoë Núñez: 'zoe@example' isn’t an email address.",
      { email: 'zoe+box@example.co.uk' },
    ],
    ['phone', { phone: '' }, 'Zoë Núñez has no phone number.', {}],
    [
      'phone',
      { phone: '555-12' },
      "Zoë Núñez: '555-12' isn’t a phone number.",
      { phone: '(617) 555-0102 ext. 12' },
    ],
    [
      'in-no-plan',
      { name: 'New Starter', pricingLocationIds: [] },
      'New Starter isn’t in any pricing plan, so pricing sheets with this name say ‘Not Assigned’.',
      { pricingLocationIds: [] },
    ],
    [
      'no-links',
      { name: '***' },
      '***: a name without letters or digits has no public links.',
      { name: 'Ж' },
    ],
  ])('%s: %j', (rule, wrong, sentence, right) => {
    expect(of(rule, wrong)).toEqual([sentence])
    expect(of(rule, right)).toEqual([])
  })

  it('whose link name is another’s', () => {
    const twin = soundRep({ id: 2, name: 'Zoe Nunez' })
    expect(said('rep', 'same-links', { reps: [soundRep(), twin], pricing })).toEqual([
      'Zoë Núñez and Zoe Nunez have the same public links.',
      'Zoe Nunez and Zoë Núñez have the same public links.',
    ])
    const other = soundRep({ id: 2, name: 'Zoe Nunes' })
    expect(said('rep', 'same-links', { reps: [soundRep(), other], pricing })).toEqual([])
  })
})
