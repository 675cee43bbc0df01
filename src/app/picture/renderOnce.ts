import { Fragment, isValidElement, type ReactElement, type ReactNode, StrictMode } from 'react'
import { createElement, writeProperties } from './domProperties'
import { type Drawing, type Effect, withHooks } from './onceHooks'

/** A tree that has been drawn, and stands nowhere yet. */
export interface Rendered {
  nodes: DocumentFragment
  /** Runs, as React does before the paint, what its components do when they stand in the page. */
  begin: () => void
  /** Takes back what they did: then it stands there as React draws it at first. */
  end: () => void
}

/**
 * Draws a tree of React's elements into nodes, once: the very components that React will draw, without
 * React's drawing part. What they would do later, state and listeners, is left to React, which takes
 * the nodes over (docs/decisions/picture-before-react.md).
 * @throws what a component throws, and where it uses what is not known here.
 */
export function renderOnce(tree: ReactNode): Rendered {
  const nodes = document.createDocumentFragment()
  const drawing: Drawing = {
    contexts: new Map(),
    effects: [],
    stale: [],
    ids: 0,
    isAgain: false,
  }
  const listeners: Listener[] = []
  withHooks(drawing, () => draw(tree, nodes, { drawing, listeners }))
  return { nodes, ...living(drawing, listeners) }
}

/** A component that has read a store: it is drawn once more where the page's own beginning changes that. */
interface Listener {
  isStale: () => boolean
  drawAgain: () => DocumentFragment
  /** What it has drawn, and what stands before it. */
  drawn: ChildNode[]
  before: ChildNode | null
  parent: Node
}

/** What is handed down while a tree is drawn. */
interface Way {
  drawing: Drawing
  listeners: Listener[]
}

function draw(node: ReactNode, parent: Node, way: Way): void {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return
  if (typeof node === 'string' || typeof node === 'number') {
    parent.appendChild(document.createTextNode(String(node)))
  } else if (Array.isArray(node)) for (const one of node) draw(one, parent, way)
  else if (isValidElement(node)) drawElement(node, parent, way)
  // A portal's place is outside of the page's root, and empty for React, too.
  else if ((node as { $$typeof?: symbol }).$$typeof !== PORTAL) {
    throw new Error('Only elements, lists of them and texts are known')
  }
}

/** What React's elements are made of beside names and functions. */
interface SpecialType {
  $$typeof: symbol
  /** Of a memo: what it draws. */
  type?: unknown
}

const CONTEXT = Symbol.for('react.context')
const MEMO = Symbol.for('react.memo')
const PORTAL = Symbol.for('react.portal')

type Component = ((props: object) => ReactNode) & { prototype?: { isReactComponent?: unknown } }

function drawElement({ type, props }: ReactElement, parent: Node, way: Way): void {
  const given = props as Record<string, unknown>
  const children = given.children as ReactNode
  if (typeof type === 'string') drawTag(type, given, parent, way)
  else if (type === Fragment || type === StrictMode) draw(children, parent, way)
  else if (typeof type === 'function') drawComponent(type as Component, given, parent, way)
  else {
    const special = type as SpecialType
    if (special.$$typeof === CONTEXT) {
      inContext(special, given.value, way, () => draw(children, parent, way))
    } else if (special.$$typeof === MEMO && typeof special.type === 'function') {
      drawComponent(special.type as Component, given, parent, way)
    } else throw new Error('This kind of element is not known')
  }
}

function drawComponent(type: Component, props: object, parent: Node, way: Way): void {
  if (type.prototype?.isReactComponent) throw new Error('Components are functions')
  const { drawing, listeners } = way
  const { effects, stale } = drawing
  const [ofOthers, before] = [effects.length, parent.lastChild]
  const drawn = type(props)
  // Its own effects come behind those of whatever it draws.
  const own = effects.splice(ofOthers)
  const reads = stale.splice(0)
  draw(drawn, parent, way)
  effects.push(...own)
  if (reads.length === 0) return
  const contexts = new Map(drawing.contexts)
  listeners.push({
    isStale: () => reads.some((isStale) => isStale()),
    drawAgain: () => drawAnew(type, props, { ...drawing, contexts }),
    drawn: nodesBehind(before, parent),
    before,
    parent,
  })
}

function nodesBehind(before: ChildNode | null, parent: Node): ChildNode[] {
  const nodes: ChildNode[] = []
  let node = before ? before.nextSibling : parent.firstChild
  for (; node; node = node.nextSibling) nodes.push(node)
  return nodes
}

function inContext(context: unknown, value: unknown, { drawing }: Way, run: () => void): void {
  const { contexts } = drawing
  const had = contexts.has(context)
  const around = contexts.get(context)
  contexts.set(context, value)
  run()
  if (had) contexts.set(context, around)
  else contexts.delete(context)
}

function drawTag(type: string, props: Record<string, unknown>, parent: Node, way: Way): void {
  const element = createElement(type, parent)
  writeProperties(element, props)
  draw(props.children as ReactNode, element, way)
  // Its options stand now.
  if (element instanceof HTMLSelectElement) element.value = String(props.value ?? '')
  parent.appendChild(element)
  const { ref } = props
  if (ref) way.drawing.effects.push({ when: 'ref', run: () => attach(ref, element) })
}

/** Gives a component its element, before its layout effects. @returns what takes it back. */
function attach(ref: unknown, element: Element): unknown {
  if (typeof ref === 'function') {
    const detach: unknown = ref(element)
    return detach instanceof Function ? detach : () => ref(null)
  }
  const holder = ref as { current: unknown }
  holder.current = element
  return () => {
    holder.current = null
  }
}

/** A component with what its stores say now. */
function drawAnew(type: Component, props: object, drawing: Drawing): DocumentFragment {
  const nodes = document.createDocumentFragment()
  const again: Drawing = { ...drawing, effects: [], stale: [], isAgain: true }
  withHooks(again, () => drawComponent(type, props, nodes, { drawing: again, listeners: [] }))
  return nodes
}

const IN_ORDER = ['insertion', 'ref', 'layout'] as const

function living(
  { effects }: Drawing,
  listeners: readonly Listener[],
): Pick<Rendered, 'begin' | 'end'> {
  const undo: (() => void)[] = []
  function run({ run }: Effect): void {
    const back = run()
    if (back instanceof Function) undo.push(() => void back())
  }
  return {
    begin() {
      for (const when of IN_ORDER) effects.filter((effect) => effect.when === when).forEach(run)
      // From the end, so that what comes anew stands behind what it stood behind.
      for (const listener of [...listeners].reverse()) {
        if (listener.isStale()) undo.push(replace(listener))
      }
    },
    end() {
      for (const one of undo.splice(0).reverse()) one()
    },
  }
}

/** Draws a component once more in its place. @returns what puts back what stood there. */
function replace({ drawn, before, parent, drawAgain }: Listener): () => void {
  const place = (drawn[0] ?? before)?.parentNode ?? parent
  const put = (old: readonly ChildNode[], next: readonly Node[]) => {
    const behind = old.at(-1)?.nextSibling ?? (before ? before.nextSibling : place.firstChild)
    for (const node of next) place.insertBefore(node, behind)
    for (const node of old) node.remove()
  }
  const again = [...drawAgain().childNodes]
  put(drawn, again)
  return () => put(again, drawn)
}
