/**
 * Looks at sheets as they are laid out on letter paper: for as long as `look` runs, rules for print
 * hold and those for screens do not, and a point is a point whatever the window's width. Nothing is
 * drawn meanwhile.
 */
export function inPrintLayout<Found>(papers: readonly HTMLElement[], look: () => Found): Found {
  const changed = [...document.styleSheets].flatMap((sheet) => [
    ...turn(sheet.media),
    ...rulesOf(sheet).flatMap(turnRules),
  ])
  for (const { style } of papers) style.setProperty('--pt', '1pt')
  try {
    return look()
  } finally {
    for (const { media, text } of changed) media.mediaText = text
    for (const { style } of papers) style.removeProperty('--pt')
  }
}

interface Changed {
  media: MediaList
  /** As it was. */
  text: string
}

function turn(media: MediaList): Changed[] {
  const text = media.mediaText
  const turned = text.replace(/\bprint\b/g, 'all').replace(/\bscreen\b.*/g, 'not all')
  if (turned === text) return []
  media.mediaText = turned
  return [{ media, text }]
}

function turnRules(rule: CSSRule): Changed[] {
  const { media, cssRules = [] } = rule as Partial<CSSMediaRule>
  return [...(media ? turn(media) : []), ...[...cssRules].flatMap(turnRules)]
}

/** None of a style sheet that may not be read: an extension's, another host's. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}
