interface ContactLinkProps {
  /** The displayed phone number or e-mail address. */
  text: string
  /** The `tel:` or `mailto:` link, or null if the text is neither. */
  href: string | null
}

/** A phone number or an e-mail address, as a link where it is valid. */
export function ContactLink({ text, href }: ContactLinkProps) {
  return href === null ? <span>{text}</span> : <a href={href}>{text}</a>
}
