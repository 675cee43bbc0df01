/** A phone number or an e-mail address, with its `tel:` or `mailto:` link, or null where it is not valid. */
export function ContactLink({ text, href }: { text: string; href: string | null }) {
  return href === null ? <span>{text}</span> : <a href={href}>{text}</a>
}
