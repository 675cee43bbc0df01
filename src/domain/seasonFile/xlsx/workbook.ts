import { strFromU8, type Unzipped, unzipSync } from 'fflate'
import { FileProblem, type Sheet } from '../fileProblem'
import { styleMeanings } from './numberFormats'
import { type CellContext, sheetRows } from './sheetRows'
import { readXml } from './xml'

/** Bytes of one file inside, and of all, when unpacked: a small file can be packed from gigabytes. */
const MOST_UNPACKED = 20_000_000
const NEEDED =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i

/**
 * The visible sheets of an Excel workbook that hold anything.
 * @param most rows of a sheet that are read.
 * @throws FileProblem for a packed file that is no workbook.
 */
export function workbookSheets(bytes: Uint8Array, most: number): Sheet[] {
  const files = unpack(bytes)
  const fileText = (name: string) => {
    const key = Object.keys(files).find((one) => one.toLowerCase() === name.toLowerCase())
    const file = key === undefined ? undefined : files[key]
    return file ? strFromU8(file) : ''
  }
  const workbook = fileText('xl/workbook.xml')
  if (workbook === '') throw new FileProblem(NO_WORKBOOK)
  const targets = sheetTargets(fileText('xl/_rels/workbook.xml.rels'))
  const { sheets, is1904 } = readWorkbook(workbook)
  const context: CellContext = {
    texts: sharedTexts(fileText('xl/sharedStrings.xml')),
    meanings: styleMeanings(fileText('xl/styles.xml')),
    is1904,
  }
  return sheets
    .map(({ name, id }): Sheet => {
      const xml = fileText(targets.get(id) ?? '')
      return { name, rows: sheetRows(xml, context, most) }
    })
    .filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== '')))
}

function unpack(bytes: Uint8Array): Unzipped {
  let unpacked = 0
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!NEEDED.test(name)) return false
        unpacked += originalSize
        if (unpacked > MOST_UNPACKED) throw new FileProblem(TOO_MUCH)
        return true
      },
    })
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem(NO_WORKBOOK)
  }
}

function readWorkbook(xml: string) {
  const sheets: { name: string; id: string }[] = []
  let is1904 = false
  readXml(xml, {
    open(name, attribute) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attribute('date1904'))
      if (name !== 'sheet' || /hidden/i.test(attribute('state'))) return
      sheets.push({ name: attribute('name'), id: attribute('r:id') })
    },
  })
  return { sheets, is1904 }
}

/** The file of each sheet by the id under which the workbook names it. */
function sheetTargets(xml: string): Map<string, string> {
  const targets = new Map<string, string>()
  readXml(xml, {
    open(name, attribute) {
      if (name !== 'Relationship') return
      const target = attribute('Target')
      targets.set(attribute('Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    },
  })
  return targets
}

/** Texts that cells share; one may be written in several pieces, each in a look of its own. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let isText = false
  let isSpoken = false
  readXml(xml, {
    open(name) {
      if (name === 'si') texts.push('')
      if (name === 'rPh') isSpoken = true
      isText = name === 't' && !isSpoken
    },
    text(text) {
      if (isText) texts[texts.length - 1] += text
    },
    close(name) {
      if (name === 'rPh') isSpoken = false
      if (name === 't') isText = false
    },
  })
  return texts
}

const NO_WORKBOOK =
  'This packed file is no Excel workbook. Save the list as .xlsx or CSV, or paste it.'
const TOO_MUCH = 'This workbook is too large when unpacked. Save the one list as CSV, or paste it.'
