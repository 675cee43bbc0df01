const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** The key to print with, also where the keyboard writes no Latin letters. */
export function isPrintKey(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
  const isP = /^[a-z]$/i.test(key) ? /p/i.test(key) : code === 'KeyP'
  // The other one of the two is the writer's, on a Mac for the line above.
  const isCommand = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey
  return isP && isCommand && !altKey && !shiftKey
}
