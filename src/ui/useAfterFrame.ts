import { useEffect, useState } from 'react'

type Task = () => void

/** What is put off until the next frame is painted; see {@link useAfterFrame}. */
export interface AfterFrame {
  putOff: (task: Task) => void
  /** All of it at once, for whoever cannot wait. */
  doNow: () => void
}

/**
 * Puts off what follows a letter until the frame that shows it is painted: `useDeferredValue` lets what
 * is urgent go first, but what it puts off mostly still runs before the frame. Nothing is done once the
 * part is gone.
 */
export function useAfterFrame(): AfterFrame {
  const [{ callOff, ...frame }] = useState(queue)
  useEffect(() => callOff, [callOff])
  return frame
}

function queue() {
  let tasks: Task[] = []
  let request = 0
  let timer: ReturnType<typeof setTimeout>
  function callOff(): void {
    cancelAnimationFrame(request)
    clearTimeout(timer)
    tasks = []
  }
  function doNow(): void {
    const due = tasks
    callOff()
    for (const task of due) task()
  }
  function putOff(task: Task): void {
    if (tasks.push(task) > 1) return
    request = requestAnimationFrame(() => {
      timer = setTimeout(doNow)
    })
  }
  return { putOff, doNow, callOff }
}
