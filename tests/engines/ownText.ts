/**
 * An expression for the page: the text that it shows on paper, one entry for each text node. For
 * that it makes the rules for print those of the window, so the page is of no use afterwards.
 */
export const ownText = `(() => {
  const toScreen = (rules) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        rule.media.mediaText = rule.media.mediaText.replace(
          /\\b(print|screen)\\b/g,
          (medium) => (medium === 'print' ? 'all' : 'print'),
        )
      }
      if (rule.cssRules) toScreen(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) toScreen(sheet.cssRules)
  const isHidden = (element) =>
    element !== null &&
    (getComputedStyle(element).clipPath !== 'none' || isHidden(element.parentElement))
  const isShown = (node) => {
    if (node.data.trim() === '') return false
    const range = document.createRange()
    range.selectNodeContents(node)
    const { width, height } = range.getBoundingClientRect()
    return (
      width > 0 &&
      height > 0 &&
      getComputedStyle(node.parentElement).visibility === 'visible' &&
      !isHidden(node.parentElement)
    )
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts = []
  while (walker.nextNode()) if (isShown(walker.currentNode)) texts.push(walker.currentNode.data)
  return texts
})()`

/** An expression that is true once a page can be printed: no wait, no font and no picture is open. */
export const isReady = `
  document.querySelector('h1') !== null &&
  !/Loading/.test(document.body.innerText) &&
  document.fonts.status === 'loaded' &&
  [...document.images].every((image) => image.complete)`

/** The same of a sheet, with the code that leads back to it. */
export const isSheetReady = `${isReady} &&
  document.querySelector('[aria-label^="QR code: this page"]') !== null`
