/** An email as the local SES inbox keeps it. */
export interface InboxEmail {
  subject: string
  destination: { to: string[] }
  replyTo: string[]
  body: { html?: string; text?: string }
  /** `content` is base64; `contentId` is set for an image that the HTML shows. */
  attachments: { filename?: string; contentType?: string; contentId?: string; content?: string }[]
}

/** What the local SES inbox has got for an address. */
export async function readInbox(address: string): Promise<InboxEmail[]> {
  const response = await fetch(
    `${process.env.AWS_ENDPOINT_URL_SES}/emails?${new URLSearchParams({ to: address })}`,
  )
  const { emails } = (await response.json()) as { emails: InboxEmail[] }
  return emails
}
