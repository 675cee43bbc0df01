interface ContactLinkProps {
  /** The phone number or e-mail address as people read it. */
  text: string
  /** `tel:` or `mailto:`; null where the text is neither. */
  href: string | null
}

/** A phone number or an e-mail address, as a link where it is valid. */
export function ContactLink({ text, href }: ContactLinkProps) {
  return href === null ? <span>{text}</span> : <a href={href}>{text}</a>
}
