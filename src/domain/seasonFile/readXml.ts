import { Parser } from 'saxen'

/** Called for the parts of an XML text. */
interface Handlers {
  /** `attribute` returns '' for one that is missing. */
  open: (name: string, attribute: (name: string) => string) => void
  /** Also called for an element without content. */
  close?: (name: string) => void
  text?: (text: string) => void
}

/** The namespaces of a workbook, as Excel writes it and in its strict form, by the prefix used here. */
const NAMESPACES = {
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main': 'main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main': 'main',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rels',
}

const withoutPrefix = (name: string) => name.replace(/^(?:main|rels):/, '')

/**
 * Goes through an XML text; what is not well formed is read as far as it can be. Elements of the main
 * namespace come without a prefix, those of extensions with one, whatever the file calls them.
 */
export function readXml(xml: string, { open, close, text }: Handlers): void {
  const parser = new Parser().ns(NAMESPACES)
  // The pronunciation of a word, beside the word, is skipped.
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
