/* What a sheet's Share and Copy link button says. */

export const shareLinkWords = {
  /** Where the browser has a share sheet of its own, as phones have. */
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied.',
  blocked: 'Your browser does not allow copying here. Copy the address from its own bar.',
} as const
