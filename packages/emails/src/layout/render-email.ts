import { render, toPlainText } from '@react-email/render'
import { createElement, type ReactElement } from 'react'
import { translator } from '../language/translator.ts'
import { TestContext } from './email-look.ts'

/** An email ready to be sent: both parts of its body and its subject on one line. */
export interface RenderedEmail {
  subject: string
  html: string
  text: string
}

interface About {
  locale: string
  event: { isTest?: boolean }
}

/**
 * Renders a template to both parts; one about a test event says so in its subject and on top. Line breaks in the subject, which would start new
 * headers, become spaces.
 */
export async function renderEmail(
  subject: string,
  email: ReactElement,
  about?: About,
): Promise<RenderedEmail> {
  const isTest = about?.event.isTest === true
  const html = await render(isTest ? createElement(TestContext, { value: true }, email) : email)
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
  const marked = isTest ? translator(about.locale)('test.title', { title: subject }) : subject
  return { subject: marked.replaceAll(/\s+/g, ' ').trim(), html, text }
}
