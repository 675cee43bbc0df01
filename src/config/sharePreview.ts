const IMAGE = /(<meta property="og:image" content=")(\/[^"]*")/

/**
 * Puts the site's address in front of the image that is shown where a link is shared: some services
 * take no other.
 * @param html the page, whose image has an address of this site.
 * @param site as `https://tickets.example.com`; blank leaves the page as it is. Throws on what is no
 * site: a path, a query or another scheme.
 */
export function withSiteAddress(html: string, site: string): string {
  const given = site.trim()
  if (given === '') return html
  const url = URL.canParse(given) ? new URL(given) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(`VITE_SITE_URL: '${given}' is not a site`)
  if (!IMAGE.test(html)) throw new Error('VITE_SITE_URL: the page names no picture')
  return html.replace(IMAGE, (_, before: string, path: string) => before + url.origin + path)
}
