import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'puppeteer-core'
import { program } from '../childServer'
import { atEachSide, type Engine, finishedPdf, type Paper } from './engine'
import { tabOf } from './tab'

export const findFirefox = () => program('firefox-esr', 'firefox')

/**
 * Firefox, printing as its dialog does: window.print() with the settings of a new profile, header
 * and footer on and backgrounds off, sent without a question to the printer that saves a PDF.
 */
export async function startFirefox(executablePath: string, paper: Paper): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'engines-firefox-'))
  const file = join(folder, 'printed.pdf')
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { ...noOtherHost, ...printPreferences(file, paper) },
    defaultViewport: { width: 1440, height: 1100 },
  })
  const tab = await tabOf(browser)
  return {
    ...tab,
    async print() {
      await rm(file, { force: true })
      await tab.evaluate('window.print()')
      return finishedPdf(file)
    },
    async close() {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A proxy that nobody is behind; Firefox asks none for this machine's own addresses. */
const noOtherHost = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
}

const papers = {
  letter: { id: 'na_letter', width: '8.5', height: '11', unit: 0 },
  a4: { id: 'iso_a4', width: '210', height: '297', unit: 1 },
}

function printPreferences(file: string, { size, margin }: Paper): Record<string, unknown> {
  const { id, width, height, unit } = papers[size]
  const printer = {
    print_to_file: true,
    print_to_filename: file,
    print_bgcolor: false,
    print_bgimages: false,
    print_paper_id: id,
    print_paper_width: width,
    print_paper_height: height,
    print_paper_size_unit: unit,
    // The printer cannot reach these edges, whatever the page asks for; in hundredths of an inch.
    ...(margin !== null && atEachSide((side) => `print_unwriteable_margin_${side}`, margin * 100)),
  }
  const name = 'Mozilla Save to PDF'
  return {
    'print.always_print_silent': true,
    print_printer: name,
    ...Object.fromEntries(
      Object.entries(printer).map(([key, value]) => [
        `print.printer_${name.replaceAll(' ', '_')}.${key}`,
        value,
      ]),
    ),
  }
}
