import { describe, expect, it } from 'vitest'
import { assignmentChanges } from '../../../../src/staff/records/repAssignments'
import { aLocation, aRep } from '../../../records'

const row = (id: number, ...repNames: string[]) => aLocation({ id, repNames })
const rep = (id: number, name: string, ...pricingLocationIds: number[]) =>
  aRep({ id, name, pricingLocationIds })

describe('what has to be written', () => {
  const rows = [row(6), row(7)]
  const reps = [rep(1, 'Both', 6, 7), rep(2, 'Half', 6), rep(3, 'None'), rep(4, 'Late', 7)]
  const change = (repId: number, locationId: number, isAssigned: boolean) => ({
    rep: expect.objectContaining({ id: repId }),
    location: expect.objectContaining({ id: locationId }),
    isAssigned,
  })

  it.each<[string, number[], object[]]>([
    ['nothing for those who sell all', [1], [change(2, 6, false)]],
    ['the missing row of one who sells some', [1, 2], [change(2, 7, true)]],
    [
      'every row of a new one',
      [1, 2, 3],
      [change(2, 7, true), change(3, 6, true), change(3, 7, true)],
    ],
    [
      'none of the rows of those taken out',
      [],
      [change(1, 6, false), change(1, 7, false), change(2, 6, false)],
    ],
    ['nothing for an id that is no rep', [1, 99], [change(2, 6, false)]],
  ])('%s', (_what, wanted, changes) => {
    expect(assignmentChanges({ rows, reps, before: [1, 2], wanted })).toEqual(changes)
  })
})
