interface WayProps {
  /** A number or an e-mail address, as it is read. */
  text: string
  /** What it opens; null where it is neither. */
  href: string | null
}

/** A way to reach somebody, as a link where it is one. */
export function Way({ text, href }: WayProps) {
  return href === null ? <span>{text}</span> : <a href={href}>{text}</a>
}
