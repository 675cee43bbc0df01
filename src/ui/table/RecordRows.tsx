import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual'
import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useAfterFrame } from '../useAfterFrame'
import { useAtHand } from '../useAtHand'
import { useIsPrinted } from '../useIsPrinted'
import { atFirst, neverTells, useStore } from '../useStore'
import { RecordRow } from './RecordRow'
import type { RecordColumn } from './recordColumn'
import type { Reach } from './useLitRows'

/** Pixels a row is taken for until it has been measured. */
const ROW_HEIGHT = 44
/** Pixels that stand above the first row of every list. */
const HEAD_HEIGHT = 220

interface BodyProps<Row> {
  records: Row[]
  columns: RecordColumn<Row>[]
  rowKey: (row: Row) => string
  /** Learns how to get to a row that is not drawn. */
  reach: RefObject<Reach | undefined>
  /** The key of the row whose dialog is open. */
  open: string | undefined
  /** Is it over? */
  isOver: ((row: Row) => boolean) | undefined
  /** Above which row, by its place, the line of today stands; -1 for none. */
  today: number
}

/** Draws every row; of many those that a window has room for first, and the others with the first hand on the page. */
export function FullBody<Row>(body: BodyProps<Row>) {
  const { records, columns } = body
  const drawn = useDrawn(records.length)
  const left = Math.max(records.length - drawn, 0)
  return (
    <tbody>
      {records.slice(0, drawn).map((record, index) => {
        const state = stateOf(record, index, body)
        return <RecordRow key={state.name} {...{ record, columns, index }} {...state} />
      })}
      {left > 0 && <Spacer height={left * ROW_HEIGHT} />}
    </tbody>
  )
}

/** What a row says of itself beside its cells. */
function stateOf<Row>(record: Row, index: number, body: BodyProps<Row>) {
  const name = body.rowKey(record)
  return {
    name,
    isOpen: name === body.open,
    isOver: body.isOver?.(record) ?? false,
    isToday: index === body.today,
  }
}

/**
 * How many rows to draw: what stands there stays, what comes back of a cleared search comes in two steps.
 * @param length of all there are.
 */
function useDrawn(length: number): number {
  // A window that is low, or enlarged far, has room for less than the head.
  const height = useStore(neverTells, windowHeight, () => atFirst('height', windowHeight))
  const room = Math.max(Math.ceil((height - HEAD_HEIGHT) / ROW_HEIGHT), 1)
  const [drawn, setDrawn] = useState(length > 2 * room ? room : length)
  const isAtHand = useAtHand()
  const { putOff } = useAfterFrame()
  const isPrinted = useIsPrinted()
  useEffect(() => {
    const all = Math.max(length, room)
    if (isAtHand && all !== drawn) putOff(() => startTransition(() => setDrawn(all)))
  }, [length, room, drawn, isAtHand, putOff])
  if (isPrinted) return length
  // A row that was just added comes at once.
  return isAtHand && length - drawn <= room ? Math.max(length, drawn) : drawn
}

/** Draws only the rows near the window, and on paper all; the rest is height. */
export function WindowedBody<Row>(props: BodyProps<Row>) {
  const { records, columns, reach } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const isAtHand = useAtHand()
  const isPlaced = useRef(false)
  const height = useStore(neverTells, windowHeight, () => atFirst('height', windowHeight))
  // Read once, before the rows change: to ask right after has all of them laid out.
  const [topNow] = useState(windowTop)
  const top = useStore(
    neverTells,
    () => topNow,
    () => atFirst('top', windowTop),
  )
  const virtualizer = useWindowVirtualizer({
    count: records.length,
    // Its first call, as it begins, is for where the window is already: it only has the page laid out too early.
    scrollToFn: (...to) => {
      if (isPlaced.current) windowScroll(...to)
      isPlaced.current = true
    },
    estimateSize: () => ROW_HEIGHT,
    // Nobody scrolls before.
    overscan: isAtHand ? 12 : 0,
    // Else the first drawing has no row, and is laid out for nothing.
    initialRect: { width: window.innerWidth, height },
    initialOffset: top,
    scrollMargin: body.current ? topOf(body.current) : HEAD_HEIGHT,
  })
  useLayoutEffect(() => {
    reach.current = (index) => virtualizer.scrollToIndex(index, { align: 'center' })
  }, [reach, virtualizer])
  const isPrinted = useIsPrinted()
  const items = virtualizer.getVirtualItems()
  const margin = virtualizer.options.scrollMargin
  const above = (items[0]?.start ?? margin) - margin
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin)
  // To measure a row is to lay out the page in the middle of its first drawing; on paper its height is another.
  const measure = isAtHand && !isPrinted ? virtualizer.measureElement : undefined
  const row = (record: Row | undefined, index: number) => {
    if (!record) return null
    const state = stateOf(record, index, props)
    return <RecordRow key={state.name} {...{ record, columns, index, measure }} {...state} />
  }
  return (
    <tbody ref={body}>
      <Spacer height={isPrinted ? 0 : above} />
      {isPrinted ? records.map(row) : items.map(({ index }) => row(records[index], index))}
      <Spacer height={isPrinted ? 0 : below} />
    </tbody>
  )
}

/** The height of rows that are not drawn, in pixels. */
function Spacer({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
  return <tr aria-hidden="true" style={{ height }} />
}

const windowHeight = () => window.innerHeight
const windowTop = () => window.scrollY

/** Pixels from the page's top. */
const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY
