/** What goes with links that staff hand on (docs/rules/share.md); the venue may reword it. */
export const shareWords = {
  mail: {
    /** `what`: a package, a plan, or whose pages they are. */
    subject: (what: string) => `${what}: schedule and prices`,
    greeting: 'Hello,',
    lead: (count: number) =>
      count === 1
        ? 'Here is your page. It is always up to date:'
        : 'Here are your pages. They are always up to date:',
    closing: 'Please call or email with any questions.',
  },
  /** What a rep is, on the contact card. */
  role: 'Account manager',
  /** Of a rep's pages that belong to no plan alone. */
  flyers: 'Flyers',
  schedules: 'Schedules',
  repMailSubject: (name: string) => `Tickets with ${name}`,
} as const

/** The bar at the bottom of a phone's window. */
export const barWords = { call: 'Call', mail: 'Email', more: 'More' } as const

/* What a sheet's Share and Copy link button says. */

export const shareLinkWords = {
  /** Where the browser has a share sheet of its own, as phones have. */
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied.',
  blocked: 'Your browser doesn’t allow copying here. Copy the address from the address bar.',
} as const
