import { strFromU8, unzipSync } from 'fflate'
import { readStyleFormats } from './numberFormats'
import { readXml } from './readXml'
import { SeasonFileError, type Sheet } from './sheet'
import { type CellContext, decodeCellEscapes, sheetRows } from './sheetRows'

const NO_WORKBOOK =
  'This file isn’t an Excel workbook, or part of it is missing. Save the list as .xlsx or CSV, or paste it.'
const TOO_MUCH = 'This workbook is too large when unpacked. Save the one list as CSV, or paste it.'

/** The maximum size of unpacked parts in bytes, because a small file can unpack to gigabytes. */
const MAX_UNPACKED = 20_000_000

/**
 * Reads the visible sheets of an Excel workbook. Its parts are found by the file's relationships,
 * wherever they are stored.
 * @param maxRows the maximum number of rows to read from a sheet.
 * @throws SeasonFileError if the packed file isn't a workbook.
 */
export function workbookSheets(bytes: Uint8Array, maxRows: number): Sheet[] {
  const part = partReader(bytes)
  const main = linksOf(part('_rels/.rels'), '').find(({ type }) => type === 'officeDocument')
  const path = main?.target ?? 'xl/workbook.xml'
  const workbook = part(path)
  if (workbook === '') throw new SeasonFileError(NO_WORKBOOK)
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const links = linksOf(part(`${folder}_rels/${path.slice(folder.length)}.rels`), folder)
  const linked = (type: string) =>
    part(links.find((link) => link.type === type)?.target ?? `${folder}${type}.xml`)
  const { sheets, is1904 } = readWorkbook(workbook)
  const context: CellContext = {
    texts: sharedTexts(linked('sharedStrings')),
    formats: readStyleFormats(linked('styles')),
    is1904,
  }
  return sheets.map(({ name, id }): Sheet => {
    const xml = part(links.find((link) => link.id === id)?.target ?? '')
    return { name, rows: sheetRows(xml, context, maxRows) }
  })
}

/**
 * Returns a function that reads a part of a packed file by name, ignoring case; '' if it is
 * missing.
 */
function partReader(bytes: Uint8Array): (path: string) => string {
  let unpacked = 0
  return (path) => {
    let fileName = ''
    try {
      const files = unzipSync(bytes, {
        filter({ name, originalSize }) {
          if (fileName !== '' || name.toLowerCase() !== path.toLowerCase()) return false
          unpacked += originalSize
          if (unpacked > MAX_UNPACKED) throw new SeasonFileError(TOO_MUCH)
          fileName = name
          return true
        },
      })
      return fileName === '' ? '' : strFromU8(files[fileName] ?? new Uint8Array())
    } catch (error) {
      throw error instanceof SeasonFileError ? error : new SeasonFileError(NO_WORKBOOK)
    }
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

/**
 * The relationships of a part: the id, the last word of the type, and the path of the target.
 * @param folder the part's folder, with a final slash.
 */
function linksOf(xml: string, folder: string) {
  const links: { id: string; type: string; target: string }[] = []
  readXml(xml, {
    open(name, attribute) {
      if (name !== 'Relationship') return
      const type = attribute('Type').split('/').at(-1) ?? ''
      const { pathname } = new URL(attribute('Target'), `http://package/${folder}`)
      links.push({ id: attribute('Id'), type, target: decodeURIComponent(pathname.slice(1)) })
    },
  })
  return links
}

/** Reads the texts that cells share. A text may have several pieces with different formats. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let isText = false
  readXml(xml, {
    open(name) {
      if (name === 'si') texts.push('')
      isText = name === 't'
    },
    text(text) {
      if (isText) texts[texts.length - 1] += text
    },
    close(name) {
      if (name === 't') isText = false
    },
  })
  return texts.map(decodeCellEscapes)
}
