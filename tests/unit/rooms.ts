import { posix } from 'node:path'

/*
 * What a folder of src answers to: the pages of docs/rules that are law there, and the tests that look into it.
 */

/** A file of the project. */
export interface File {
  path: string
  text: string
}

const citation = /docs\/rules\/([\w-]+)\.md/g
const imported = /(?:from|import|import\(|mock\()\s*['"](\.[^'"]+)['"]/g
const required = /require(?:_once)? __DIR__ \. '\/([^']+)'/g

/** Files that another one imports, code without its ending. */
export const importsOf = ({ path, text }: File): string[] =>
  [...text.matchAll(imported), ...text.matchAll(required)].map(([, target = '']) =>
    bare(posix.join(posix.dirname(path), target)),
  )

/** A file's path as others name it: of code without the ending. */
export const bare = (path: string) => path.replace(/(\.d)?\.tsx?$/, '')

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

/** `calls, words`: the pages of docs/rules that the comments of a folder's own files cite. */
export function lawOf(room: string, files: readonly File[]): string {
  const own = files.filter(({ path }) => posix.dirname(path) === room)
  const cited = own.flatMap(({ text }) => [...text.matchAll(citation)].map(([, name = '']) => name))
  return [...new Set(cited)].sort().join(', ')
}

/** The tests and helpers that import from a folder of src or are named after it. */
export function testsOf(room: string, files: readonly File[]): string[] {
  const isNamed = isNamedAfter(room)
  return files
    .filter(({ path }) => path.startsWith('tests/'))
    .filter(
      (file) => importsOf(file).some((to) => posix.dirname(to) === room) || isNamed(file.path),
    )
    .map(({ path }) => path)
}
