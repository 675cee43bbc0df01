import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'

prepareZXingModule({
  overrides: {
    // The package would fetch it from its own host.
    wasmBinary: readFileSync(
      createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'),
    ).buffer as ArrayBuffer,
  },
})

const options: ReaderOptions = { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 20 }

/**
 * What a phone reads in a picture, code by code.
 * @param picture a PNG file, or pixels as RGBA
 */
export async function readQrCodes(
  picture: Uint8Array | { data: Uint8ClampedArray; width: number; height: number },
): Promise<string[]> {
  const found = await readBarcodes(
    picture instanceof Uint8Array ? picture : ({ ...picture, colorSpace: 'srgb' } as ImageData),
    options,
  )
  return found.filter(({ isValid }) => isValid).map(({ text }) => text)
}
