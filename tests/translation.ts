/*
 * A browser's translation, as Chrome does it: after each change of the page every text node gives
 * way to a <font> with the translated words, behind React's back. What React then does to its own
 * node is lost, or throws. Words that change beside other nodes therefore stand in an element of
 * their own, whose whole text React sets.
 */

/** Whose text is never translated. */
const UNTOUCHED = new Set(['FONT', 'SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'NOSCRIPT'])

/** Translates a page from now on, until it is told to stop. */
export interface Translation {
  /** New words that React wrote into nodes which are no longer on the page: nobody saw them. */
  lost: () => string[]
  stop: () => void
}

/**
 * Starts translating what stands below an element and what comes to stand there.
 * @param say the translated words; the same by default, so that tests find what they look for.
 */
export function translate(root: HTMLElement, say = (words: string) => words): Translation {
  const gone = new MutationObserver(() => {})
  const lost: string[] = []
  const page = new MutationObserver((changes) => {
    collect()
    for (const { target, addedNodes } of changes) {
      wrapBelow(target)
      for (const node of addedNodes) wrapBelow(node)
    }
    page.takeRecords()
  })

  function collect() {
    for (const { target } of gone.takeRecords()) {
      if (!target.isConnected) lost.push(target.nodeValue ?? '')
    }
  }
  /** Texts that stand side by side are one sentence, and are translated as one. */
  function wrapRun(run: Text[]) {
    const [first] = run
    const words = run.map((text) => text.data).join('')
    if (first === undefined || words.trim() === '') return
    const font = first.ownerDocument.createElement('font')
    font.textContent = say(words)
    first.before(font)
    for (const text of run) {
      text.remove()
      gone.observe(text, { characterData: true })
    }
  }
  function wrapChildren(element: Element) {
    let run: Text[] = []
    for (let node = element.firstChild, next = node; node; node = next) {
      next = node.nextSibling
      if (node instanceof Text) run.push(node)
      else {
        wrapRun(run)
        run = []
      }
    }
    wrapRun(run)
  }
  function wrapBelow(node: Node) {
    const element = node instanceof Element ? node : node.parentElement
    if (element === null || !element.isConnected || element.closest('svg')) return
    if (UNTOUCHED.has(element.tagName)) return
    wrapChildren(element)
    if (node instanceof Element) for (const child of [...element.children]) wrapBelow(child)
  }

  wrapBelow(root)
  page.observe(root, { childList: true, characterData: true, subtree: true })
  return {
    lost: () => {
      collect()
      return lost
    },
    stop: () => {
      page.disconnect()
      gone.disconnect()
    },
  }
}

/**
 * Lets tests read a translated page as they read any other: who looks through an element's nodes
 * for its own text finds the words of a <font> among them, and no <font>. React looks elsewhere.
 */
export function lookThroughFonts(window: Window & typeof globalThis): void {
  const { get } = Object.getOwnPropertyDescriptor(window.Node.prototype, 'childNodes') ?? {}
  Object.defineProperty(window.Element.prototype, 'childNodes', {
    configurable: true,
    get(this: Element) {
      const nodes: NodeListOf<ChildNode> = get?.call(this)
      if (![...nodes].some(isFont)) return nodes
      const seen = [...nodes].map((node) => (isFont(node) ? node.firstChild : node))
      return Object.assign(seen, { item: (index: number) => seen[index] ?? null })
    },
  })
}

const isFont = ({ nodeName }: Node) => nodeName === 'FONT'
