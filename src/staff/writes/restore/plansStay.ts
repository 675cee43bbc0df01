import type { PackageWorkStore } from '../packages/packageWork'

/**
 * Waits until nothing takes this plan out of packages any more, and puts away what such a job left
 * undone: the plan is to stay in them.
 */
export function plansStay(store: PackageWorkStore, plan: string): Promise<void> {
  return new Promise((resolve) => {
    let stop = () => {}
    function look(): void {
      const mine = store.get().works.filter(({ job }) => job.takesOut === plan)
      if (mine.some(({ isRunning }) => isRunning)) return
      stop()
      for (const { id } of mine) store.remove(id)
      resolve()
    }
    stop = store.subscribe(look)
    look()
  })
}
