/*
 * How React writes an element's properties into the DOM, for what our components use of it. That both
 * write the same is tested for every sheet and list (tests/screens/picture.test.tsx).
 */

const SVG = 'http://www.w3.org/2000/svg'

/** An element that stands where React would put one: below `parent`. */
export function createElement(type: string, parent: Node): Element {
  const isSvg =
    type === 'svg' || (parent instanceof SVGElement && parent.tagName !== 'foreignObject')
  return isSvg ? document.createElementNS(SVG, type) : document.createElement(type)
}

/** Names that HTML or SVG writes otherwise than React. */
const ATTRIBUTES: Record<string, string> = { className: 'class', htmlFor: 'for' }
/** Names of SVG that are written as React writes them. */
const CAMEL =
  /^(viewBox|preserveAspectRatio|pathLength|(gradient|clipPath|pattern)(Units|Transform))$/

/** What a property is to the DOM. */
const KINDS = {
  /** No attribute: for React alone, or for code. */
  unwritten: /^(children|key|ref|autoFocus|suppressHydrationWarning|on[A-Z].*)$/,
  style: /^style$/,
  value: /^value$/,
  /** Stands there without a value, or not at all. */
  flag: /^(allowFullScreen|async|autoPlay|checked|controls|default|defer|disabled|hidden|inert|loop|multiple|muted|noValidate|open|readOnly|required|reversed|selected)$/,
  /** Written `false`, where others are left out. */
  spelled: /^(aria-|data-|contentEditable$|draggable$|spellCheck$)/,
}
type Kind = keyof typeof KINDS | 'plain'

const kinds = new Map<string, Kind>()

/** Looked up once for each name: a sheet has thousands of properties, and few names. */
function kindOf(name: string): Kind {
  let kind = kinds.get(name)
  if (kind === undefined) {
    const all = Object.keys(KINDS) as (keyof typeof KINDS)[]
    kind = all.find((one) => KINDS[one].test(name)) ?? 'plain'
    kinds.set(name, kind)
  }
  return kind
}

/** Writes all properties of an element but its children, its listeners and its ref. */
export function writeProperties(element: Element, props: Record<string, unknown>): void {
  for (const name in props) {
    const value = props[name]
    if (value === null || value === undefined) continue
    const kind = kindOf(name)
    if (kind === 'unwritten') continue
    if (kind === 'style') writeStyle(element, value as Record<string, unknown>)
    else if (kind === 'flag') {
      if (value) element.setAttribute(name, '')
    } else if (kind === 'value' && element instanceof HTMLInputElement) {
      element.defaultValue = String(value)
    } else if (kind === 'value' && element instanceof HTMLSelectElement) {
      // Its options are still to come.
    } else if (typeof value !== 'boolean' || kind === 'spelled') {
      element.setAttribute(attributeOf(element, name), String(value))
    } else if (value && name === 'download') element.setAttribute(name, '')
  }
}

function attributeOf(element: Element, name: string): string {
  const known = ATTRIBUTES[name]
  if (known !== undefined) return known
  if (!(element instanceof SVGElement) || CAMEL.test(name)) return name
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Numbers that are no pixels. */
const UNITLESS = /^(flex(Grow|Shrink)?|fontWeight|lineHeight|opacity|order|zIndex|zoom)$/

/** Through CSSOM, as React does: a strict policy lets no style attribute pass. */
function writeStyle(element: Element, style: Record<string, unknown>): void {
  const written = (element as HTMLElement | SVGElement).style
  for (const [name, value] of Object.entries(style)) {
    if (value === null || value === undefined || typeof value === 'boolean' || value === '')
      continue
    const isNumber = typeof value === 'number' && value !== 0
    if (name.startsWith('--')) written.setProperty(name, String(value).trim())
    else {
      const text = isNumber && !UNITLESS.test(name) ? `${value}px` : String(value).trim()
      Reflect.set(written, name, text)
    }
  }
}
