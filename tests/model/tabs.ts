import { focusManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { createSession } from '../mock-api/auth'
import { UnreadStyles } from '../quickStyles'
import { api, server } from '../setup'

/*
 * Several tabs in one jsdom. Each has an own copy of the app's modules, an own body, own timers and
 * a session storage; tabs of one browser share their local storage. One tab is awake at a time: the
 * globals are its own as long as it is, and the others sleep as a laptop does, timers and all.
 */

/** The app as one tab loads it. */
interface AppCode {
  createRoutes: typeof import('../../src/app/createRouter').createRoutes
  createQueryClient: typeof import('../../src/api/cache/queryClient').createQueryClient
  /** What happens to the window and the document of its tab. */
  events: EventTarget
}

/** One person's browser. */
interface Browser {
  role: string
  storage: MemoryStorage
  tabs: Tab[]
}

export interface Tab {
  name: string
  browser: Browser
  code: AppCode
  storage: MemoryStorage
  body: HTMLElement
  timers: Map<number, Timer>
  isHidden: boolean
  /** Where it stands, below /game-plans. */
  at: string
  app: { root: Root; client: QueryClient } | null
  /** Everything its alerts have said, oldest first. */
  said: string[]
}

interface Timer {
  due: number
  run: () => void
  /** Milliseconds between two runs; undefined for a single one. */
  every: number | undefined
}

class MemoryStorage implements Storage {
  private readonly entries = new Map<string, string>()
  constructor(private readonly onChange: (key: string, newValue: string | null) => void) {}
  get length() {
    return this.entries.size
  }
  key = (index: number) => [...this.entries.keys()][index] ?? null
  getItem = (key: string) => this.entries.get(key) ?? null
  setItem(key: string, value: string) {
    if (this.entries.get(key) === String(value)) return
    this.entries.set(key, String(value))
    this.onChange(key, String(value))
  }
  removeItem(key: string) {
    if (this.entries.delete(key)) this.onChange(key, null)
  }
  clear() {
    this.entries.clear()
  }
}

/** The awake tab; null between runs. */
let awake: Tab | null = null
let now = 0

const real = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
  immediate: globalThis.setImmediate,
}
const round = () => new Promise<void>((done) => real.immediate(done))

/** Where listeners go that modules add as they are loaded. */
let loading: EventTarget | null = null

/** Loads the app's modules anew, with every screen that may be needed; after {@link takeOverGlobals}. */
export async function loadCode(): Promise<AppCode> {
  vi.resetModules()
  const events = new EventTarget()
  loading = events
  const [router, pages, { createQueryClient }, { routes }, { loadAll }] = await Promise.all([
    import('../../src/app/createRouter'),
    import('../../src/app/routeObjects'),
    import('../../src/api/cache/queryClient'),
    import('../../src/app/routes'),
    import('../../src/lib/preloadLater'),
  ])
  const { createRoutes, LazyStaffShell } = router
  const screens = Object.values(routes).map(({ screen }) => screen)
  await Promise.all([LazyStaffShell, pages.LazyGuard, ...screens].map(({ preload }) => preload()))
  await loadAll()
  loading = null
  return { createRoutes, createQueryClient, events }
}

/** Puts the globals of a browser's tab in the place of jsdom's own. */
export function takeOverGlobals(): void {
  let lastTimer = 0
  const start = (run: () => void, ms: number | undefined, every?: number) => {
    lastTimer += 1
    awake?.timers.set(lastTimer, { due: now + (ms ?? 0), run, every })
    return lastTimer
  }
  const stop = (id: unknown) => {
    for (const tab of tabs) tab.timers.delete(id as number)
  }
  type Run = (...args: unknown[]) => void
  Object.assign(globalThis, {
    setTimeout: (run: Run, ms?: number, ...args: unknown[]) =>
      awake ? start(() => run(...args), ms) : real.setTimeout(run, ms, ...args),
    clearTimeout: (id: unknown) => (awake ? stop(id) : real.clearTimeout(id as number)),
    setInterval: (run: Run, ms?: number, ...args: unknown[]) =>
      awake ? start(() => run(...args), ms, ms ?? 0) : real.setInterval(run, ms, ...args),
    clearInterval: (id: unknown) => (awake ? stop(id) : real.clearInterval(id as number)),
  })
  for (const [name, storage] of [
    ['localStorage', () => awake?.browser.storage],
    ['sessionStorage', () => awake?.storage],
  ] as const) {
    const own = window[name]
    Object.defineProperty(globalThis, name, { configurable: true, get: () => storage() ?? own })
  }
  Object.defineProperty(document, 'hidden', { get: () => awake?.isHidden ?? false })
  Object.defineProperty(document, 'visibilityState', {
    get: () => (awake?.isHidden ? 'hidden' : 'visible'),
  })
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target)
    const remove = target.removeEventListener.bind(target)
    target.addEventListener = (type: string, ...rest: [EventListener]) => {
      const own = awake?.code.events ?? loading
      if (own && TAB_EVENTS.has(type)) own.addEventListener(type, ...rest)
      else add(type, ...rest)
    }
    target.removeEventListener = (type: string, ...rest: [EventListener]) => {
      for (const tab of tabs) tab.code.events.removeEventListener(type, ...rest)
      remove(type, ...rest)
    }
  }
}

/** Events of the window and the document that concern one tab. */
const TAB_EVENTS = new Set([
  ...['storage', 'focus', 'blur', 'visibilitychange', 'online', 'offline'],
  ...['pageshow', 'pagehide', 'beforeunload'],
])

let tabs: Tab[] = []
const answering = new Set<string>()
let waiting = 0

/** Counts what is under way; held answers are not waited for. */
export function watchWire(): void {
  server.events.on('request:start', ({ request, requestId }) => {
    answering.add(requestId)
    // What was called off is told no end.
    request.signal.addEventListener('abort', () => answering.delete(requestId))
  })
  server.events.on('request:end', ({ requestId }) => {
    answering.delete(requestId)
  })
  const { keep, release } = api.faults
  api.faults.keep = (task) => {
    keep(task)
    waiting += 1
  }
  api.faults.release = () => {
    waiting = 0
    release()
  }
}

/** A browser in which somebody of this role is signed in. */
export function openBrowser(role: string): Browser {
  const browser: Browser = {
    role,
    tabs: [],
    storage: new MemoryStorage((key, newValue) => {
      for (const tab of browser.tabs) {
        if (tab === awake || tab.app === null) continue
        tab.code.events.dispatchEvent(new StorageEvent('storage', { key, newValue }))
      }
    }),
  }
  const { session_expiration } = createSession(api.db, role)
  browser.storage.setItem('sessionExpiration', String(session_expiration))
  return browser
}

/** A new tab at an address below /game-plans. */
export function openTab(name: string, browser: Browser, code: AppCode, at: string): Tab {
  const tab: Tab = {
    name,
    browser,
    code,
    at,
    storage: new MemoryStorage(() => {}),
    body: document.createElement('body'),
    timers: new Map(),
    isHidden: true,
    app: null,
    said: [],
  }
  browser.tabs.push(tab)
  tabs.push(tab)
  return tab
}

/** Brings a tab to the front; the one that was there sleeps from now on. */
export async function wake(tab: Tab): Promise<void> {
  if (awake === tab) return
  if (awake?.app) {
    awake.isHidden = true
    awake.code.events.dispatchEvent(new Event('visibilitychange'))
    awake.code.events.dispatchEvent(new Event('blur'))
    awake.app.client.unmount()
  }
  awake = tab
  api.db.ambientUser = api.db.users.find(({ role }) => role === tab.browser.role) ?? null
  document.documentElement.replaceChild(tab.body, document.body)
  tab.isHidden = false
  if (tab.app) {
    tab.app.client.mount()
    tab.code.events.dispatchEvent(new Event('visibilitychange'))
    tab.code.events.dispatchEvent(new Event('focus'))
    focusManager.onFocus()
  } else load(tab)
  await settle()
}

function load(tab: Tab): void {
  const client = tab.code.createQueryClient({ retryDelay: 0 })
  const routes = tab.code.createRoutes(client, () => null)
  const router = createMemoryRouter(routes, {
    basename: '/game-plans/',
    initialEntries: [`/game-plans${tab.at}`],
  })
  const place = document.createElement('div')
  tab.body.replaceChildren(place)
  const root = createRoot(place)
  tab.app = { root, client }
  root.render(
    createElement(
      UnreadStyles,
      null,
      createElement(QueryClientProvider, { client }, createElement(RouterProvider, { router })),
    ),
  )
}

function unload(tab: Tab): void {
  tab.code.events.dispatchEvent(new Event('pagehide'))
  tab.app?.root.unmount()
  tab.app?.client.clear()
  tab.app = null
  tab.timers.clear()
}

/** Loads the awake tab's page anew: its storage is what stays. */
export async function reload(tab: Tab): Promise<void> {
  unload(tab)
  load(tab)
  await settle()
}

/** Closes every tab and begins a new day. */
export async function closeAll(): Promise<void> {
  for (const tab of tabs) {
    awake = tab
    unload(tab)
  }
  await round()
  tabs = []
  awake = null
  answering.clear()
  waiting = 0
  vi.useFakeTimers({ toFake: ['Date'] })
  passTo(new Date('2025-11-21T17:00:00Z').getTime())
}

function passTo(time: number): void {
  now = time
  vi.setSystemTime(time)
}

/** Time passes while every tab sleeps. */
export const sleep = (ms: number) => passTo(now + ms)

/** What a tab's page needs after a step: transitions, queued updates, answers. */
const STEP_MS = 400

/** Lets the awake tab come to rest, and then so much time pass in it. */
export async function settle(ms = 0): Promise<void> {
  let end = now + STEP_MS
  await quiet()
  if (ms > 0) end = now + ms
  while (true) {
    const next = Math.min(...[...timersOfAwake()].map(([, { due }]) => due))
    if (next > end) break
    passTo(Math.max(now, next))
    runUntil(Math.min(end, now + (ms > 0 ? 1000 : 100)))
    await quiet()
  }
  passTo(Math.max(now, end))
}

const timersOfAwake = () => awake?.timers ?? new Map<number, Timer>()

function runUntil(end: number): void {
  const due = [...timersOfAwake()]
    .filter(([, timer]) => timer.due <= end)
    .sort(([, a], [, b]) => a.due - b.due)
  for (const [id, timer] of due) {
    if (!timersOfAwake().has(id)) continue
    passTo(Math.max(now, timer.due))
    if (timer.every === undefined) timersOfAwake().delete(id)
    else timer.due = now + Math.max(timer.every, 1)
    timer.run()
  }
}

/** Rounds of the event loop in which nothing happens before a page counts as quiet. */
const QUIET_ROUNDS = 4

async function quiet(): Promise<void> {
  let still = 0
  let changes = 0
  const observer = new MutationObserver(() => {
    changes += 1
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
  for (let rounds = 0; still < QUIET_ROUNDS; rounds++) {
    if (rounds > 5_000) throw new Error('the page does not come to rest')
    const before = changes
    await round()
    if (changes !== before) listen()
    still = answering.size > waiting || changes !== before ? 0 : still + 1
  }
  observer.disconnect()
}

/** Keeps what alerts say: snackbars leave by themselves. */
function listen(): void {
  if (!awake) return
  for (const alert of awake.body.querySelectorAll('[role="alert"], [role="status"]')) {
    const text = alert.textContent ?? ''
    if (text !== '' && heard.get(alert) !== text) {
      heard.set(alert, text)
      awake.said.push(text)
    }
  }
}
const heard = new WeakMap<Element, string>()
