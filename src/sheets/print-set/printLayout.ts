/**
 * Runs `find` in print layout: print styles apply, screen styles do not, and a point is a point at any window width.
 * It is synchronous, so the browser does not paint in between.
 * @param papers the elements that are printed.
 */
export function inPrintLayout<Found>(papers: readonly HTMLElement[], find: () => Found): Found {
  const changed = [...document.styleSheets].flatMap((sheet) => [
    ...switchToPrint(sheet.media),
    ...rulesOf(sheet).flatMap(switchRuleToPrint),
  ])
  for (const { style } of papers) style.setProperty('--pt', '1pt')
  try {
    return find()
  } finally {
    for (const { media, text } of changed) media.mediaText = text
    for (const { style } of papers) style.removeProperty('--pt')
  }
}

/** A changed media query with its original text, to undo the change. */
interface ChangedMedia {
  media: MediaList
  text: string
}

/** Changes a media query as if the page were printed. Returns nothing if that makes no difference. */
function switchToPrint(media: MediaList): ChangedMedia[] {
  const text = media.mediaText
  const printText = text.replace(/\bprint\b/g, 'all').replace(/\bscreen\b.*/g, 'not all')
  if (printText === text) return []
  media.mediaText = printText
  return [{ media, text }]
}

/** Does the same to the media query of a rule, and to the rules inside it. Most rules have neither. */
function switchRuleToPrint(rule: CSSRule): ChangedMedia[] {
  const { media, cssRules = [] } = rule as Partial<CSSMediaRule>
  return [...(media ? switchToPrint(media) : []), ...[...cssRules].flatMap(switchRuleToPrint)]
}

/** The rules of a style sheet. Empty if it may not be read, such as an extension's or another host's. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}
