import { describe, expect, test } from 'vitest'
import { pdfHref, safeHref } from '../../../src/domain/hrefs'

const base = '/api/pdfs/'
const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  '\u0001java\nscript:x',
  'java\tscript:x',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///x',
  'mailto:a@b.c',
  'http://',
]

describe('pdfHref', () => {
  test.each([
    ['https://example.com/a.pdf', 'https://example.com/a.pdf'],
    ['  HTTP://example.com/a b.pdf ', 'http://example.com/a%20b.pdf'],
    ['plan.pdf', '/api/pdfs/plan.pdf'],
    ['a b#?.pdf', '/api/pdfs/a%20b%23%3F.pdf'],
    ['../x.pdf', '/api/pdfs/..%2Fx.pdf'],
    ['//evil.example/a.pdf', '/api/pdfs/%2F%2Fevil.example%2Fa.pdf'],
    ['/\\evil.example', '/api/pdfs/%2F%5Cevil.example'],
    ['50%.pdf', '/api/pdfs/50%25.pdf'],
    ['\ud800.pdf', '/api/pdfs/%EF%BF%BD.pdf'],
  ])('%j leads to %s', (pdf, href) => {
    expect(pdfHref(pdf, base)).toBe(href)
  })

  test.each([null, '', '  ', '.', '..', ' .. ', ...hostile])('%j leads nowhere', (pdf) => {
    expect(pdfHref(pdf, base)).toBeNull()
  })
})

describe('safeHref', () => {
  test.each([
    ['https://img.example/x.png', 'https://img.example/x.png'],
    ['/logos/x.png', '/logos/x.png'],
  ])('%j is shown as %s', (url, shown) => {
    expect(safeHref(url)).toBe(shown)
  })

  test.each([
    null,
    '',
    'x.png',
    '//evil.example/x.png',
    '/\\evil.example',
    '/\t/evil.example',
    ...hostile,
  ])('%j is not shown', (url) => {
    expect(safeHref(url)).toBeNull()
  })
})
