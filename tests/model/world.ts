import type { Kind, Stored } from './kinds'
import { dialog, mainText, press, readable } from './page'
import { settle, sleep, type Tab, wake } from './tabs'

/* What the people know, what the server has, and the rules that hold between the two. */

/** What somebody has in front. */
interface Open {
  mode: 'add' | 'edit' | 'delete'
  /** The record it was opened for; '' for a new one. */
  id: string
  /** Everything this dialog has ever shown. */
  seen: Set<string>
  /** What was typed and not given up, by field. */
  typed: Map<string, string>
  /** Its page was left during a save: he has been told to look. */
  wasLeft?: boolean
}

/** A tab, and who sits before it. */
export interface Person {
  tab: Tab
  open: Open | null
}

export interface World {
  kind: Kind
  people: Person[]
  customer: Tab
  /** Which record ever had this mark. */
  marks: Map<string, string>
  /** What was done so far, for whoever reads a failure. */
  trail: string[]
  tokens: number
}

/** A text that stood nowhere before. */
export function nextToken(world: World): string {
  world.tokens += 1
  return `t${world.tokens}z`
}

class Broken extends Error {}

/** Ends the run with what was broken and how it came to that. */
export function broken(world: World, what: string): never {
  throw new Broken(`${what}\nafter:\n  ${world.trail.join('\n  ')}`)
}

/** The record that a text shows a version of; undefined when it shows none, or several. */
export function recordIn(world: World, text: string): string | undefined {
  const ids = new Set([...world.marks].filter(([mark]) => text.includes(mark)).map(([, id]) => id))
  return ids.size === 1 ? [...ids][0] : undefined
}

function remember(world: World, stored: readonly Stored[]): void {
  for (const { id, fields } of stored) world.marks.set(fields[world.kind.mark] ?? '', id)
}

/** What the server has. */
export function truth(world: World): Stored[] {
  try {
    const stored = world.kind.stored()
    remember(world, stored)
    return stored
  } catch (error) {
    return broken(world, (error as Error).message)
  }
}

/** Somebody reads what is in front of him. */
export function look({ open }: Person): void {
  const front = dialog()
  if (open && front) open.seen.add(readable(front))
}

const hasSeen = ({ seen }: Open, text: string) =>
  text === '' || [...seen].some((page) => page.includes(text))

/** Lets somebody do something, and holds what the server has then against the rules. */
export async function act(world: World, person: Person, deed: () => Promise<void>): Promise<void> {
  await wake(person.tab)
  look(person)
  const before = truth(world)
  const said = person.tab.said.length
  await deed()
  look(person)
  const after = truth(world)
  judgeChanges(world, person, before, after)
  judgeWords(world, person, before, after, person.tab.said.slice(said))
  if (dialog() === null) person.open = null
}

function judgeChanges(world: World, { open }: Person, before: Stored[], after: Stored[]): void {
  const { names } = world.kind.remove
  for (const old of before) {
    const now = after.find(({ id }) => id === old.id)
    if (now) {
      for (const [label, value] of Object.entries(old.fields)) {
        if (now.fields[label] === value) continue
        const change = `${label} '${value}' became '${now.fields[label]}'`
        if (open?.mode !== 'edit' || open.id !== old.id) {
          broken(world, `written to another record: ${old.id}, ${change}`)
        }
        if (!hasSeen(open, value)) broken(world, `overwritten unseen: ${change}`)
      }
      continue
    }
    const shown = readable(dialog())
    if (open?.mode !== 'delete') broken(world, `${old.id} is gone, and nobody deleted it`)
    for (const label of names) {
      const value = old.fields[label] ?? ''
      if (!hasSeen(open, value) && !shown.includes(value)) {
        broken(world, `deleted, and the question did not name ${label} '${value}'`)
      }
    }
  }
  const added = after.filter(({ id }) => !before.some((old) => old.id === id))
  if (added.length > 0 && open?.mode !== 'add') {
    broken(world, `added by nobody: ${JSON.stringify(added)}`)
  }
  const names1 = after.map(({ fields }) => fields[world.kind.mark])
  if (new Set(names1).size < names1.length) broken(world, 'a record was created twice')
}

/** Words of a failure in the catalogue. */
const FAILURE = /^(Error|Failed to|Save failed|Delete failed)/
/** The message of a success; a failure that is the person's own creation. */
function judgeWords(
  world: World,
  { open }: Person,
  before: Stored[],
  after: Stored[],
  said: string[],
): void {
  if (!open) return
  const { kind } = world
  const success = { add: kind.add, edit: kind.edit, delete: kind.remove }[open.mode].success
  const isChanged = JSON.stringify(before) !== JSON.stringify(after)
  if (said.some((text) => text.startsWith(success))) {
    const fits = (stored: Stored) =>
      [...open.typed].every(([label, value]) => (stored.fields[label] ?? value) === value)
    const own = after.find(({ id }) => id === open.id)
    const isTrue =
      open.mode === 'delete' ? !own : open.mode === 'add' ? after.some(fits) : own && fits(own)
    if (!isTrue) {
      broken(
        world,
        `'${success}' was said, but the server has ${JSON.stringify(after)} and not ${JSON.stringify([...open.typed])}`,
      )
    }
  }
  const failure = said.find((text) => FAILURE.test(text))
  if (failure && isChanged) broken(world, `'${failure}' was said, but it was done`)
  if (failure && /already exists/.test(failure) && !open.wasLeft) {
    broken(world, `'${failure}' of his own`)
  }
}

/** In the end, with a healthy server, every list and sheet shows what it has. */
export async function judgeEnd(world: World): Promise<void> {
  sleep(60_000)
  const stored = truth(world)
  const wanted = (text: string, texts: string[], where: string) => {
    const missing = texts.filter((value) => !text.includes(value))
    if (missing.length > 0) broken(world, `${where} does not show ${missing.join(', ')}: ${text}`)
  }
  for (const { tab } of world.people.filter((person) => person.tab.app !== null)) {
    await wake(tab)
    if (/Session expired/.test(readable(document.body))) continue
    // A list that never was there says so; one that was is read again by itself.
    if (!document.body.querySelector('main table')) await press('Try Again')
    const current = stored.flatMap(({ fields }) => world.kind.row.map((name) => fields[name] ?? ''))
    const old = [...world.marks.keys()].filter((mark) => !current.includes(mark))
    const isTrue = () =>
      current.every((value) => mainText().includes(value)) &&
      !old.some((mark) => mainText().includes(mark))
    if (!isTrue()) await settle(60_000)
    wanted(mainText(), current, tab.name)
    if (!isTrue()) broken(world, `${tab.name} still shows what is gone: ${mainText()}`)
  }
  await wake(world.customer)
  wanted(readable(document.body), world.kind.sheet.shows(stored), 'the sheet')
}
