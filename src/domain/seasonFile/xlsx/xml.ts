import { Parser } from 'saxen'

/** What is done with the parts of an XML text; names come without their prefix. */
interface Handlers {
  /** `attribute` gives '' for one that is not there. */
  open: (name: string, attribute: (name: string) => string) => void
  /** Also of an element without content. */
  close?: (name: string) => void
  text?: (text: string) => void
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1)

/** Goes through an XML text; what is not well formed is read as far as it can be. */
export function readXml(xml: string, { open, close, text }: Handlers): void {
  const parser = new Parser()
  parser.on('openTag', (name, attributes, decode) => {
    open(bare(name), (wanted) => decode(attributes()[wanted] ?? ''))
  })
  if (close) parser.on('closeTag', (name) => close(bare(name)))
  if (text) {
    parser.on('text', (found, decode) => text(decode(found)))
    parser.on('cdata', text)
  }
  parser.on('warn', () => {})
  parser.on('error', () => {})
  parser.parse(xml)
}
