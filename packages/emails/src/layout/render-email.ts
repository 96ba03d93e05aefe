import { render, toPlainText } from '@react-email/render'
import { createElement, type ReactElement } from 'react'
import { translator } from '../language/translator.ts'
import { TestContext } from './email-look.ts'
import { unlinked, unlinkedHtml } from './unlinked.ts'

/** An email ready to be sent: both parts of its body and its subject on one line. */
export interface RenderedEmail {
  subject: string
  html: string
  text: string
}

interface About {
  locale: string
  event?: { isTest?: boolean }
  /** Addresses that the email shows as text, which may become links. */
  own?: readonly string[]
}

/**
 * Renders a template to both parts; one about a test event says so in its subject and on top. Line breaks in the subject, which would start new
 * headers, become spaces. Names and titles carry no links, whatever they say (docs/decisions/0158).
 */
export async function renderEmail(
  subject: string,
  email: ReactElement,
  about?: About,
): Promise<RenderedEmail> {
  const isTest = about?.event?.isTest === true
  const rendered = await render(isTest ? createElement(TestContext, { value: true }, email) : email)
  const html = unlinkedHtml(rendered, about?.own ?? [])
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
  return { subject: unlinked(marked.replaceAll(/\s+/g, ' ').trim()), html, text }
}

/** The addresses among the values of a text: of people by their keys, and of Foyer. All others are names. */
export function addressesIn(values: Record<string, string>): string[] {
  const { email, old_email, new_email, reset_url } = values
  return [email, old_email, new_email, reset_url].filter((address) => address !== undefined)
}
