import { env } from '../../config/env'
import { pdfHref } from '../../domain/hrefs'
import controls from './controls.module.css'

/** The plan's own PDF, where it has one; `pdf` as the server sent it. Never printed. */
export function PdfLink({ pdf }: { pdf: string | null }) {
  const href = pdfHref(pdf, env.pdfBase)
  if (!href) return null
  return (
    <a className={controls.control} href={href} target="_blank" rel="noopener noreferrer">
      Download PDF
    </a>
  )
}
