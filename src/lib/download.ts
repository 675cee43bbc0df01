/**
 * Hands a text, or a file's bytes, to the person as a file.
 * @param name of the file; signs that no system takes in one become hyphens.
 * @param type of its content, as `text/csv`.
 */
export function download(name: string, content: string | Blob, type: string): void {
  const whole = typeof content === 'string' ? `${type};charset=utf-8` : type
  const address = URL.createObjectURL(new Blob([content], { type: whole }))
  const link = document.createElement('a')
  link.href = address
  link.download = name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
  link.click()
  // A phone asks its owner first, and reads it after that.
  setTimeout(() => URL.revokeObjectURL(address), 40_000)
}
