import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moneyText } from '../../../src/domain/money'
import { printedSaving } from '../../../src/domain/prices'
import {
  dayKey,
  daysInMonth,
  minutesOfDay,
  printedTime,
  readDay,
  timeText,
} from '../../../src/domain/time/dates'
import {
  closeDrafts,
  forgetAllDrafts,
  holdDraft,
  openDraftOf,
  readDraft,
  setDraftOwner,
  writeDraft,
} from '../../../src/ui/form/drafts'
import { anyText, nearly } from './anything'
import { textRules } from './domainRules'

/* Texts, days, amounts and drafts that nobody thought of. */

describe('any text', () => {
  it.each(textRules)('%s', async (_, rule) => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        await rule(text)
      }),
      { numRuns: 500 },
    )
  })

  it.each(textRules)('%s: also when it is very long', async (_, rule) => {
    for (const piece of ['a', ' ', '[', '%', '/', '-', 'vs. ', '1,', '<b>', '\u0130', '*GP '])
      await rule(piece.repeat(10_000))
  })
})

describe('[check 69] [check 70] days and hours', () => {
  const twoDigits = (value: number) => String(value).padStart(2, '0')

  it('every real day reads as itself, and no other does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.nat(13),
        fc.nat(32),
        (year, month, day) => {
          const isReal =
            month >= 1 && month <= 12 && day >= 1 && day <= new Date(year, month, 0).getDate()
          const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`
          expect(readDay(text)).toEqual(isReal ? { year, month, day } : null)
          if (!isReal) return
          expect(dayKey({ year, month, day })).toBe(text)
          expect(daysInMonth(year, month)).toBeGreaterThanOrEqual(day)
        },
      ),
    )
  })

  it('every minute of the day reads back from what is printed', () => {
    for (let minute = 1; minute < 1440; minute++) {
      const text = `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:00`
      expect(minutesOfDay(text)).toBe(minute)
      const [, hour, rest, half] = /^(\d+):(\d\d) ([AP]M)$/.exec(timeText(text)) ?? []
      expect((Number(hour) % 12) * 60 + Number(rest) + (half === 'PM' ? 720 : 0)).toBe(minute)
      expect(printedTime(text)).toBe(`${hour}:${rest}`)
    }
  })
})

describe('[check 71] money', () => {
  const cents = fc.option(fc.nat({ max: 10 ** 12 }))

  it('prints every cent, and a saving is the difference', () => {
    fc.assert(
      fc.property(cents, cents, (planHolderTotal, boxOfficeTotal) => {
        const difference = (boxOfficeTotal ?? 0) - (planHolderTotal ?? 0)
        const saved = planHolderTotal && boxOfficeTotal ? Math.max(0, difference) : 0
        expect(printedSaving({ planHolderTotal, boxOfficeTotal })).toBe(saved)
        for (const amount of [planHolderTotal, boxOfficeTotal, difference]) {
          const text = moneyText(amount)
          expect(text).toMatch(/^$|^−?\$\d{1,3}(,\d{3})*(\.\d\d)?$/)
          const [dollars = '', rest = '00'] = text.replace(/[−$,]/g, '').split('.')
          expect(Number(dollars) * 100 + Number(rest)).toBe(Math.abs(amount ?? 0))
          expect(text.startsWith('−')).toBe((amount ?? 0) < 0)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('drafts with anything in the store', () => {
  const store = new Map<string, string>()
  beforeEach(() => {
    store.clear()
    const sessionStorage = {
      get length() {
        return store.size
      },
      key: (index: number) => [...store.keys()][index] ?? null,
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    }
    vi.stubGlobal('window', { sessionStorage, location: { pathname: '/', search: '' } })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc.record({ at: nearly, values: nearly }).map((value) => JSON.stringify(value)),
  )

  it('a draft is the fields somebody typed, or none', () => {
    fc.assert(
      fc.property(stored, anyText, (text, name) => {
        store.clear()
        store.set(`draft:game:${name}`, text)
        const draft = readDraft({ form: 'game', record: name })
        expect(draft === null || (typeof draft === 'object' && !Array.isArray(draft))).toBe(true)
        // Of what others wrote it is not known where it was typed.
        expect(openDraftOf('game')).toBeNull()
      }),
      { numRuns: 500 },
    )
  })

  it('what is written is read again, and forgotten with its owner', () => {
    fc.assert(
      fc.property(anyText, fc.dictionary(anyText, fc.jsonValue()), (name, values) => {
        store.clear()
        setDraftOwner('a@example.com')
        writeDraft({ form: 'game', record: name }, values)
        const kept = JSON.parse(JSON.stringify(values)) as unknown
        expect(readDraft({ form: 'game', record: name })).toEqual(kept)
        expect(openDraftOf('game')).toBe(name)
        setDraftOwner('a@example.com')
        expect(openDraftOf('game')).toBe(name)
        const release = holdDraft({ form: 'game', record: name })
        closeDrafts('game')
        release()
        expect(openDraftOf('game')).toBeNull()
        expect(readDraft({ form: 'game', record: name })).toEqual(kept)
        setDraftOwner('b@example.com')
        expect(readDraft({ form: 'game', record: name })).toBeNull()
        expect(openDraftOf('game')).toBeNull()
        store.set('other', 'kept')
        forgetAllDrafts()
        expect(store.get('other')).toBe('kept')
      }),
    )
  })
})
