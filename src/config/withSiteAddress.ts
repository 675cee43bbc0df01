const OG_IMAGE = /(<meta property="og:image" content=")(\/[^"]*")/

/**
 * Makes the address of a shared link's preview image absolute, which some services require.
 * @param html the page, whose image has an address of this site.
 * @param site an origin such as `https://tickets.example.com`. If blank, the page is unchanged.
 * @throws if `site` isn't an origin: it has a path, a query or another scheme.
 */
export function withSiteAddress(html: string, site: string): string {
  const address = site.trim()
  if (address === '') return html
  const url = URL.canParse(address) ? new URL(address) : null
  const isSite = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (!isSite) throw new Error(`VITE_SITE_URL: '${address}' is not a site`)
  if (!OG_IMAGE.test(html)) throw new Error('VITE_SITE_URL: the page names no picture')
  return html.replace(OG_IMAGE, (_, before: string, path: string) => before + url.origin + path)
}
