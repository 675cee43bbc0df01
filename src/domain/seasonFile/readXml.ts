import { Parser } from 'saxen'

/** Called for the parts of an XML text. */
interface Handlers {
  /** `attribute` returns '' for a missing attribute. */
  open: (name: string, attribute: (name: string) => string) => void
  /** Also called for an element without content. */
  close?: (name: string) => void
  text?: (text: string) => void
}

/** The namespaces of a workbook, in Excel's usual and strict forms, by the prefix used here. */
const NAMESPACES = {
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main': 'main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main': 'main',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rels',
}

const withoutPrefix = (name: string) => name.replace(/^(?:main|rels):/, '')

/**
 * Parses an XML text and calls the handlers. Malformed XML is read as far as possible. Elements of
 * the main namespace have no prefix, and those of extensions have a fixed one, whatever the file
 * uses.
 */
export function readXml(xml: string, { open, close, text }: Handlers): void {
  const parser = new Parser().ns(NAMESPACES)
  // Phonetic text, which repeats a word's pronunciation, is skipped.
  let isInPhoneticText = false
  parser.on('openTag', (name, attributes, decode) => {
    isInPhoneticText ||= withoutPrefix(name) === 'rPh'
    if (!isInPhoneticText) open(withoutPrefix(name), (wanted) => decode(attributes()[wanted] ?? ''))
  })
  parser.on('closeTag', (name) => {
    if (!isInPhoneticText) close?.(withoutPrefix(name))
    if (withoutPrefix(name) === 'rPh') isInPhoneticText = false
  })
  if (text) {
    parser.on('text', (found, decode) => isInPhoneticText || text(decode(found)))
    parser.on('cdata', (found) => isInPhoneticText || text(found))
  }
  // Without a listener saxen throws at the first error.
  parser.on('error', () => {})
  parser.parse(xml)
}
