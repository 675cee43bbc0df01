import { posix } from 'node:path'

/*
 * Makes the part 'Rooms' of docs/where.md: what is law in a folder of src, and which tests look into it.
 */

/** A file of the project. */
export interface File {
  path: string
  text: string
}

/** Below this many tests a list helps; beyond it everything goes through that room. */
const MOST = 24

const citation = /docs\/rules\/([\w-]+)\.md/g
const imported = /(?:from|import\(|mock\()\s*['"](\.[^'"]+)['"]/g

/** Files that another one imports, without their endings. */
const importsOf = ({ path, text }: File) =>
  [...text.matchAll(imported)].map(([, target = '']) =>
    posix.join(posix.dirname(path), target).replace(/\.tsx?$/, ''),
  )

/** Tests that open addresses, by the floor they look at. */
const openers: Record<string, RegExp> = {
  sheets: /^tests\/(sheets\/|(browser|bench)\/.*(-print|-screen|-set)?\.spec)/,
  staff: /^tests\/(screens|model|browser|bench)\/(?!.*-(print|screen)\.)/,
  app: /^tests\/(screens|browser)\/(?!.*-(print|screen)\.)/,
  start: /^tests\/browser\//,
}

/** `tests/browser/prices.spec.ts` and `tests/screens/prices.test.tsx` are named after a room. */
function isNamedAfter(room: string) {
  const name = posix.basename(room)
  const opener = openers[room.split('/')[1] ?? '']
  const isName = (part: string) =>
    part === name || (part.startsWith(name) && /^(\.|-(?!and-))/.test(part.slice(name.length)))
  return (path: string) =>
    /\.(test|spec)\.tsx?$/.test(path) &&
    opener?.test(path) === true &&
    path.split('/').slice(2).some(isName)
}

/**
 * A line for each folder of src that holds code.
 * @param files all of src and tests, without comments. @param cited the same files of src with them.
 */
export function roomLines(files: readonly File[], cited: readonly File[]): string[] {
  const tests = files.filter(({ path }) => path.startsWith('tests/'))
  const readers = tests.map((file) => ({ path: file.path, targets: importsOf(file) }))
  const rooms = [...new Set(cited.map(({ path }) => posix.dirname(path)))].sort()
  return rooms.flatMap((room) => {
    const own = cited.filter(({ path }) => posix.dirname(path) === room)
    const law = own.flatMap(({ text }) => [...text.matchAll(citation)].map(([, name = '']) => name))
    const isOf = (target: string) => posix.dirname(target) === room
    const isNamed = isNamedAfter(room)
    const found = readers
      .filter(({ path, targets }) => targets.some(isOf) || isNamed(path))
      .map(({ path }) => path.replace('tests/', ''))
    const parts = [
      law.length > 0 && `law: ${[...new Set(law)].sort().join(', ')}`,
      found.length > MOST ? `${found.length} files of tests` : found.join(', '),
    ].filter(Boolean)
    return parts.length > 0 ? [`- \`${room}/\`: ${parts.join('; ')}`] : []
  })
}
