import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { teamKeys, teams } from '../../../src/content/teams'

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const sources = ['src', 'tests/mock-api']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(file, 'utf8')) }))

const keys = teamKeys.join('|')
const letters = Object.values(teams)
  .map(({ codeLetter }) => codeLetter)
  .join('')
/** A team chosen by its key, a code told by a letter, teams counted as two. */
const byHand = new RegExp(
  `[=!]== '(?:${keys}|[${letters}])'|(?:startsWith|case)\\W{1,2}'[${letters}]'|` +
    `\\[(?:\\s*'(?:${keys})',?){2,}\\s*\\]|\\b(?:${keys}): |[tT]eams?\\w*\\.(?:size|length) === [2-9]|` +
    `\\bteamCount === [2-9]`,
)

describe('a team', () => {
  it('is told by the table alone', () => {
    expect(sources.length).toBeGreaterThan(200)
    const found = sources.filter(({ text }) => byHand.test(text)).map(({ file }) => file)
    expect(found).toEqual(['src/content/teams.ts'])
  })

  it('has a look of its own on sheets, and a line no other team has', () => {
    const css = readFileSync('src/sheets/kit/teamLook.module.css', 'utf8')
    const rules = teamKeys.map((team) => css.match(`\\.${team} \\{[^}]*\\}`)?.[0] ?? '')
    const lines = rules.map((rule) => rule.match(/--team-line: (\w+);/)?.[1])
    expect(new Set(lines).size).toBe(teamKeys.length)
    const set = (rule: string) => (rule.match(/--[\w-]+(?=:)/g) ?? []).sort()
    for (const rule of rules) expect(set(rule)).toEqual(set(rules[0] ?? ''))
  })
})
