import { expect } from '@playwright/test'
import { foyerUrl } from '../foyer/foyer-server.ts'

export interface Attachment {
  filename: string
  contentType: string
  /** Base64. */
  content: string
  contentId?: string
}

export interface Mail {
  subject: string
  destination: { to: string[] }
  body: { html?: string; text?: string }
  attachments: Attachment[]
}

/** Waits for `count` emails to an address with that subject, and answers them. Fails when there are more. */
export async function mailsTo(address: string, subject: string | RegExp, count = 1): Promise<Mail[]> {
  let mails: Mail[] = []
  await expect
    .poll(
      async () => {
        mails = (await inbox(address)).filter((mail) => isAbout(mail, subject))
        return mails.length
      },
      { message: `mails to ${address} about ${subject}`, timeout: 45_000 },
    )
    .toBe(count)
  return mails
}

export async function mailTo(address: string, subject: string | RegExp): Promise<Mail> {
  const [mail] = await mailsTo(address, subject)
  if (!mail) throw new Error('unreachable: mailsTo waits for it.')
  return mail
}

/** The links in an email's plain text that have that text in their address, each once. */
export function linksIn(mail: Mail, part: string): string[] {
  const links = mail.body.text?.match(/https?:\/\/[^\s)>\]]+/g) ?? []
  return [...new Set(links.filter((candidate) => candidate.includes(part)))]
}

/** The first such link. */
export function linkIn(mail: Mail, part: string): string {
  const [link] = linksIn(mail, part)
  if (!link) throw new Error(`No link with ${part} in: ${mail.body.text}`)
  return link
}

async function inbox(address: string): Promise<Mail[]> {
  const response = await fetch(`${foyerUrl()}/inbox/emails?${new URLSearchParams({ to: address })}`)
  return ((await response.json()) as { emails: Mail[] }).emails
}

function isAbout(mail: Mail, subject: string | RegExp): boolean {
  return typeof subject === 'string' ? mail.subject.includes(subject) : subject.test(mail.subject)
}
