import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/** An email ready to be sent: both parts of its body and its subject on one line. */
export interface RenderedEmail {
  subject: string
  html: string
  text: string
}

/** Renders a template to both parts. Line breaks in the subject, which would start new headers, become spaces. */
export async function renderEmail(subject: string, email: ReactElement): Promise<RenderedEmail> {
  const html = await render(email)
  const text = toPlainText(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
      { selector: 'img', format: 'skip' },
      {
        selector: 'table.details',
        format: 'dataTable',
        options: { uppercaseHeaderCells: false, colSpacing: 2, rowSpacing: 0 },
      },
    ],
  })
  return { subject: subject.replaceAll(/\s+/g, ' ').trim(), html, text }
}
