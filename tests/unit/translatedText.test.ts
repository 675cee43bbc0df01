import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/*
 * A browser's translation puts nodes of its own in the place of every text node. An element whose
 * whole content is one text is safe: React sets it as a whole. Text that may change beside other
 * nodes is not: what React writes is never seen, and taking it away throws.
 */

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Content that is elements or words which never change, by how the source names it. */
const NEVER_TEXT =
  /^(children|closeButton$|toolbar$|notices$|actions$|calendar$|note$|beside(\?\.\(row\))?$|card$|stepsCard$|end$|footnote$|head$|terms$|tools$|more$|opponent$|choice|question$|notes$|hints$|badge|header|arrowIcon|[\w.?]+\.(question|notice|choice|select|note|state)$|(aside|bulk|cells|emptyAction|variables|base)$|.*\.map\(|monthName\(|button\(|show\(|sections\(|pair\(|cards\(|dialogs\.\w+(\?\.)?\(|[\w.?]+\.dialog\(|wrapContent\()|(Texts|Words|words|labels|columns|resaleThreshold|teams|team[A-Z]\w*|marks)\b[[.]/s

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** May this expression be text, and text that is not always the same? */
function mayBeText(expression: Node, source: string): boolean {
  const part = (name: string) => expression[name] as Node
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
    case 'Literal':
    case 'ArrowFunctionExpression':
      return false
    case 'ConditionalExpression':
      return isWords(part('consequent'), source) || isWords(part('alternate'), source)
    case 'LogicalExpression':
      return isWords(part('right'), source)
    default:
      return isWords(expression, source)
  }
}

function isWords(expression: Node, source: string): boolean {
  // Constants of a module are elements where they are shown.
  if (expression.type === 'Identifier' && /^[A-Z_]+$/.test(String(expression.name))) return false
  if (expression.type === 'ParenthesizedExpression') {
    return isWords(expression.expression as Node, source)
  }
  if (expression.type === 'Literal') return typeof expression.value === 'string'
  if (expression.type === 'Identifier' && expression.name === 'undefined') return false
  const isPlain =
    /^(Identifier|MemberExpression|CallExpression|TemplateLiteral|ChainExpression|BinaryExpression|TaggedTemplate)/
  if (!isPlain.test(expression.type)) return mayBeText(expression, source)
  return !NEVER_TEXT.test(source.slice(expression.start, expression.end))
}

/** Children that come out as something; JSX drops line breaks with their indentation. */
const isSomething = (child: Node) =>
  child.type === 'JSXText'
    ? String(child.value).replace(/\s*\n\s*/g, '') !== ''
    : (child.expression as Node | undefined)?.type !== 'JSXEmptyExpression'

/** MUI's buttons put their own nodes beside what they are given. */
const HAS_NODES_OF_ITS_OWN = /^(\w*Button|MenuItem)$/

const isComponent = ({ id }: Node) => isNode(id) && /^[A-Z]/.test(String(id.name))

/** What a component returns: bare text would stand beside whatever its parent holds. */
function answersOf(body: Node): Node[] {
  const found: Node[] = []
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value) || /Function/.test(value.type)) return
    if (value.type === 'ReturnStatement' && isNode(value.argument)) found.push(value.argument)
    for (const part of Object.values(value)) visit(part)
  }
  visit(body)
  return found
}

function textsAtRisk(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const found: string[] = []
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    if (value.type === 'JSXElement' || value.type === 'JSXFragment') {
      const opening = value.openingElement as Node | undefined
      const name = isNode(opening?.name) ? source.slice(opening.name.start, opening.name.end) : ''
      const children = (value.children as Node[]).filter(isSomething)
      if (children.length > 1 || HAS_NODES_OF_ITS_OWN.test(name)) {
        for (const child of children) {
          if (child.type !== 'JSXExpressionContainer') continue
          if (!mayBeText(child.expression as Node, source)) continue
          const line = source.slice(0, child.start).split('\n').length
          const text = source.slice(child.start, child.end).replace(/\s+/g, ' ')
          found.push(`${file}:${line} <${name}> ${text}`)
        }
      }
    }
    if (value.type === 'FunctionDeclaration' && isComponent(value)) {
      for (const answer of answersOf(value.body as Node)) {
        if (!/Literal|Logical|Member|Binary/.test(answer.type) || !isWords(answer, source)) continue
        const line = source.slice(0, answer.start).split('\n').length
        found.push(`${file}:${line} returns ${source.slice(answer.start, answer.end)}`)
      }
    }
    for (const [key, part] of Object.entries(value)) if (key !== 'parent') visit(part)
  }
  visit(parseSync(file, source).program)
  return found
}

test('text that changes stands in an element of its own', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `src/${name}`)
  expect(files.flatMap(textsAtRisk)).toEqual([])
})
