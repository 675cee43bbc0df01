import fc, { type AsyncCommand } from 'fast-check'
import { api } from '../setup'
import { canPress, dialog, press, pressRow, readable, rowsWith, type } from './page'
import { reload, settle, sleep, wake } from './tabs'
import { act, broken, look, nextToken, type Person, recordIn, truth, type World } from './world'

/* What people and networks do. Each is one step of a run; what cannot be done is left out. */

/** What becomes of the next write. */
type Fate = 'answered' | 'lost' | 'lost answer' | 'late' | 'left'

const person = ({ people }: World, index: number) => people[index % people.length] as Person

/** A command; it notes itself in the trail. */
function command(
  name: string,
  can: (world: World) => boolean,
  run: (world: World) => Promise<void>,
): AsyncCommand<World, World> {
  return {
    check: can,
    run: async (_, world) => {
      world.trail.push(name)
      await run(world)
    },
    toString: () => name,
  }
}

/** A row of the list by its place, or the one of the record that somebody else has open. */
type Row = number | { of: number }

/** Opens a record's dialog by its row, as far as one can tell whose row that is. */
async function openRow(world: World, me: Person, row: Row, mode: 'edit' | 'delete') {
  await wake(me.tab)
  const rows = rowsWith(mode === 'edit' ? world.kind.edit.action : world.kind.remove.action)
  const wanted = typeof row === 'number' ? undefined : person(world, row.of).open?.id
  const chosen =
    typeof row === 'number'
      ? rows[row % Math.max(rows.length, 1)]
      : rows.find(({ text }) => recordIn(world, text) === wanted)
  const id = chosen && recordIn(world, chosen.text)
  if (!chosen || id === undefined) return
  await pressRow(chosen.button)
  me.open = { mode, id, seen: new Set(), typed: new Map() }
  look(me)
}

/** Types into one of the fields of the dialog that is open. */
async function typeOne(world: World, me: Person, field: number): Promise<void> {
  const labels = Object.keys(world.kind.edit.values)
  const label = labels[field % labels.length] as string
  const value = world.kind.edit.values[label]?.(nextToken(world)) ?? ''
  if (me.open?.mode !== 'edit' || !dialog()) return
  type(label, value)
  me.open.typed.set(label, value)
  world.trail.push(`  ${label} = ${value}`)
  await settle()
}

/** Fills the form of a new record; false where it cannot be opened. */
async function fillNew(world: World, me: Person): Promise<boolean> {
  if (!(await press(world.kind.add.button))) return false
  const fields = world.kind.add.fields(nextToken(world))
  for (const [label, value] of Object.entries(fields)) type(label, value)
  await settle()
  me.open = { mode: 'add', id: '', seen: new Set(), typed: new Map(Object.entries(fields)) }
  look(me)
  return true
}

type Deed = (world: World, me: Person) => Promise<void>

/** What somebody does who has no dialog open. */
const whenFree = (by: number, what: string, run: Deed) =>
  command(
    `${by} ${what}`,
    (world) => person(world, by).open === null,
    (world) => run(world, person(world, by)),
  )

/** What somebody does who has one open. */
const whenOpen = (by: number, what: string, run: Deed) =>
  command(
    `${by} ${what}`,
    (world) => person(world, by).open !== null,
    (world) => run(world, person(world, by)),
  )

/** What can happen at any time. */
const anyTime = (what: string, run: (world: World) => Promise<void> | void) =>
  command(
    what,
    () => true,
    async (world) => run(world),
  )

const edit = (by: number, row: Row, field: number) =>
  whenFree(by, `changes field ${field} of ${nameOf(row)}`, async (world, me) => {
    await openRow(world, me, row, 'edit')
    await typeOne(world, me, field)
  })

const editMore = (by: number, field: number) =>
  whenOpen(by, `changes field ${field} too`, (world, me) =>
    act(world, me, () => typeOne(world, me, field)),
  )

const remove = (by: number, row: Row) =>
  whenFree(by, `is asked about deleting ${nameOf(row)}`, (world, me) =>
    openRow(world, me, row, 'delete'),
  )

const openNew = (by: number) =>
  whenFree(by, 'fills a new record', async (world, me) => {
    await wake(me.tab)
    await fillNew(world, me)
  })

/** Presses the button that writes, and answers what is asked then, until the dialog has no question. */
async function send(world: World, me: Person, keepsMine: boolean): Promise<void> {
  const name = me.open?.mode === 'delete' ? 'Delete' : 'Save'
  const isSent = (await press(name, dialog())) || (await press('Check again', dialog()))
  for (let times = 0; isSent && times < 3 && dialog(); times++) {
    look(me)
    if (canPress('Save this choice')) {
      world.trail.push(`  chooses ${keepsMine ? 'his own' : "the server's"}`)
      if (!keepsMine) me.open?.typed.clear()
      await press(keepsMine ? 'Save this choice' : 'Keep the saved version')
    } else if (/press Delete again/.test(readable(dialog()))) {
      world.trail.push('  reads what it is now')
      await press('Delete', dialog())
    } else if (/Links to send instead/.test(readable(dialog()))) {
      // The save is done.
      await press('Close', dialog())
    } else return
  }
}

const save = (by: number, fate: Fate, keepsMine: boolean, again: boolean) =>
  whenOpen(by, `sends it: ${fate}`, async (world, me) => {
    const said = me.tab.said.length
    const end = strike(fate)
    await act(world, me, async () => {
      await send(world, me, keepsMine)
      end()
      if (fate === 'left') {
        if (me.open) me.open.wasLeft = true
        await reload(me.tab)
      }
    })
    if (fate === 'late') await landLate(world, me, again)
    if (fate === 'left') {
      api.faults.release()
      await settle(60_000)
    }
    if (me.tab.said.length === said && api.log.at(-1)?.method !== 'GET') {
      broken(world, 'nothing was said of the save')
    }
  })

/** Lets a fate meet the next write; the function it gives back ends it. */
function strike(fate: Fate): () => void {
  if (fate === 'answered') return () => {}
  const kind = fate === 'late' ? 'late' : fate === 'left' ? 'hold' : 'no-answer'
  const after = fate === 'lost answer' || fate === 'left'
  const ends = ['POST', 'PUT', 'DELETE'].map((method) =>
    api.faults.add({ kind, method, after, times: 1 }),
  )
  return () => {
    for (const end of ends) end()
  }
}

/** What never seemed to arrive does, perhaps after it was sent once more: somebody is told. */
async function landLate(world: World, me: Person, again: boolean): Promise<void> {
  if (again && me.open) {
    world.trail.push('  sends it again')
    await act(world, me, () => send(world, me, true))
  }
  const before = JSON.stringify(truth(world))
  const said = me.tab.said.length
  api.faults.release()
  const hasChanged = JSON.stringify(truth(world)) !== before
  await settle(60_000)
  if (hasChanged && me.tab.said.length === said) {
    broken(world, 'a write arrived late, and nobody was told')
  }
  if (!dialog()) me.open = null
}

const cancel = (by: number) =>
  whenOpen(by, 'gives up', (world, me) =>
    act(world, me, async () => {
      await press('Cancel')
      await press('Discard')
    }),
  )

const reloads = (by: number) =>
  anyTime(`${by} reloads the page`, async (world) => {
    const me = person(world, by)
    await act(world, me, () => reload(me.tab))
    if (me.open && me.open.mode !== 'edit') me.open = null
  })

const sleeps = (minutes: number) =>
  anyTime(`${minutes} minutes pass`, () => sleep(minutes * 60_000))

const outage = (times: number) =>
  anyTime(`the next ${times} reads fail`, () => {
    api.faults.add({ kind: 'no-answer', method: 'GET', path: 'game-plans', times })
  })

const elsewhere = () =>
  command(
    'a colleague changes the record by other means',
    ({ kind }) => kind.elsewhere !== undefined,
    async (world) => {
      world.kind.elsewhere?.(nextToken(world))
      truth(world)
    },
  )

const addWhileSlow = (by: number) =>
  whenFree(by, 'adds one while the list is slow', async (world, me) => {
    await wake(me.tab)
    const end = api.faults.add({ kind: 'hold', method: 'GET', path: 'game-plans', after: true })
    await reload(me.tab)
    end()
    if (await fillNew(world, me)) await act(world, me, () => send(world, me, true))
    api.faults.release()
    await settle()
  })

const nameOf = (row: Row) => (typeof row === 'number' ? `row ${row}` : `what ${row.of} has open`)

const who = fc.nat({ max: 2 })
const few = fc.nat({ max: 2 })
const fate = fc.constantFrom<Fate>(
  ...(['answered', 'answered', 'answered', 'lost', 'lost answer', 'late', 'left'] as Fate[]),
)
const sends = (by: number) =>
  fc
    .tuple(fate, fc.boolean(), fc.boolean())
    .map(([fate, keepsMine, again]) => save(by, fate, keepsMine, again))

/** What happens between somebody's opening of a record and his save. */
const between = (me: number, other: number) => {
  const same = { of: me }
  const done = save(other, 'answered', true, false)
  return fc.oneof(
    { weight: 4, arbitrary: few.map((field) => [edit(other, same, field), done]) },
    { weight: 2, arbitrary: fc.constant([remove(other, same), done]) },
    { weight: 2, arbitrary: fc.constant([elsewhere()]) },
    {
      weight: 1,
      arbitrary: fc.tuple(few, sends(other)).map(([field, end]) => [edit(other, same, field), end]),
    },
    { weight: 1, arbitrary: fc.constant([addWhileSlow(other)]) },
    { weight: 1, arbitrary: fc.constant([]) },
  )
}
const disturbance = (me: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.constant([reloads(me)]) },
    { weight: 2, arbitrary: fc.constantFrom(1, 20).map((minutes) => [sleeps(minutes)]) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 6 }).map((times) => [outage(times)]) },
    { weight: 1, arbitrary: few.map((field) => [editMore(me, field)]) },
  )
const opening = (me: number) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.tuple(few, few).map(([row, field]) => edit(me, row, field)) },
    { weight: 4, arbitrary: few.map((row) => remove(me, row)) },
    { weight: 1, arbitrary: fc.constant(openNew(me)) },
  )

/** Somebody begins something, something comes in between, and he ends it. */
const scene = fc
  .tuple(who, fc.integer({ min: 1, max: 2 }))
  .chain(([me, step]) =>
    fc
      .tuple(opening(me), disturbance(me), between(me, (me + step) % 3), disturbance(me), sends(me))
      .chain(([begin, ...rest]) =>
        fc
          .constantFrom([], [cancel(me)], [save(me, 'answered', true, false)])
          .map((end) => [begin, rest, end].flat(3)),
      ),
  )

/** One run: what two people do in three tabs. */
export const steps = fc.array(scene, { minLength: 2, maxLength: 3 }).map((scenes) => scenes.flat())
