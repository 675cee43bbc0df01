/** The texts with links that staff send (docs/rules/share.md); the venue may reword them. */
export const shareWords = {
  mail: {
    /** @param what a package, a plan, or a rep's name. */
    subject: (what: string) => `${what}: schedule and prices`,
    greeting: 'Hello,',
    lead: (count: number) =>
      count === 1
        ? 'Here is your page. It is always up to date:'
        : 'Here are your pages. They are always up to date:',
    repSubject: (name: string) => `Tickets with ${name}`,
    closing: 'Please call or email with any questions.',
  },
  /** The rep's job title on the contact card. */
  jobTitle: 'Account manager',
  /** The headings of a rep's pages that do not belong to a single plan. */
  flyers: 'Flyers',
  schedules: 'Schedules',
} as const

/** The bar at the bottom of a phone's window. */
export const barWords = { call: 'Call', mail: 'Email', more: 'More' } as const

/** The texts of a sheet's Share or Copy link button. */
export const shareLinkWords = {
  /** Used if the browser has a share sheet, as phones do. */
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied.',
  blocked: 'Your browser doesn’t allow copying here. Copy the address from the address bar.',
} as const
