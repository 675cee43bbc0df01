import { strToU8, zipSync } from 'fflate'

/* Excel workbooks, as far as a reader of cells sees them. */

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const LINKS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const KIND = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The texts of a workbook, each once, as its cells name them. */
export function sharedTexts() {
  const texts: string[] = []
  return {
    cell(place: string, style: number, text: string): string {
      if (text === '') return `<c r="${place}" s="${style}"/>`
      if (!texts.includes(text)) texts.push(text)
      return `<c r="${place}" s="${style}" t="s"><v>${texts.indexOf(text)}</v></c>`
    },
    xml: () =>
      `${XML}<sst ${MAIN} count="${texts.length}" uniqueCount="${texts.length}">${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
  }
}

export interface Part {
  name: string
  xml: string
}

/** A workbook of these sheets; as both write it, theme, styles and texts come before them. */
export function workbook(
  sheets: readonly Part[],
  { styles, texts, workbookPr }: { styles: string; texts: string; workbookPr: string },
): Uint8Array {
  const names = sheets
    .map(
      ({ name }, index) =>
        `<sheet state="visible" name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 4}"/>`,
    )
    .join('')
  const links = ['theme/theme1', 'styles', 'sharedStrings', ...sheets.map((_, index) => index + 1)]
    .map((target, index) =>
      typeof target === 'number'
        ? `<Relationship Id="rId${index + 1}" Type="${KIND}/worksheet" Target="worksheets/sheet${target}.xml"/>`
        : `<Relationship Id="rId${index + 1}" Type="${KIND}/${target}" Target="${target}.xml"/>`,
    )
    .join('')
  const files = {
    '[Content_Types].xml': `${XML}<Types/>`,
    'xl/workbook.xml': `${XML}<workbook ${MAIN} ${LINKS}>${workbookPr}<sheets>${names}</sheets><definedNames/><calcPr/></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships>${links}</Relationships>`,
    'xl/theme/theme1.xml': `${XML}<theme/>`,
    'xl/styles.xml': `${XML}<styleSheet ${MAIN}>${styles}</styleSheet>`,
    'xl/sharedStrings.xml': texts,
  }
  const pages = sheets.map(({ xml }, index) => [
    `xl/worksheets/sheet${index + 1}.xml`,
    `${XML}<worksheet ${MAIN} ${LINKS}>${xml}</worksheet>`,
  ])
  const all = [...Object.entries(files), ...pages]
  return zipSync(Object.fromEntries(all.map(([name = '', xml = '']) => [name, strToU8(xml)])))
}

export const rowsXml = (rows: readonly (readonly string[])[]) =>
  rows.map((cells, row) => `<row r="${row + 1}">${cells.join('')}</row>`).join('')
