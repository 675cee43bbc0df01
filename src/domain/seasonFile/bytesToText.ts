import { FileProblem } from './fileProblem'

/** Bytes that are looked at to tell text from anything else. */
const PROBE = 4096

/**
 * A text file's text: UTF-8, UTF-16 where a byte order mark says so, else Windows-1252 as Excel
 * writes it. Without the mark.
 * @throws FileProblem for bytes that are no text.
 */
export function bytesToText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.subarray(0, PROBE).includes(0)) throw new FileProblem(NO_TEXT)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const NO_TEXT = 'This file is no list: choose a CSV, Excel (.xlsx) or calendar (.ics) file.'
