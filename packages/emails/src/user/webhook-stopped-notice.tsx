import type { RenderedEmail } from '../layout/render-email.ts'
import { type NoticeProps, renderAccountNotice } from './account-notice.tsx'

export interface WebhookStoppedNoticeProps extends NoticeProps {
  host: string
  accountName: string
  /** FAILED: no message arrived for three days. GONE: the address answered that it is gone. */
  reason: 'FAILED' | 'GONE'
}

/** Tells the owner of an account that a webhook was switched off. Its button opens the account's webhooks. */
export function renderWebhookStoppedNotice({
  host,
  accountName,
  reason,
  ...notice
}: WebhookStoppedNoticeProps): Promise<RenderedEmail> {
  return renderAccountNotice('webhook-stopped-notice', notice, { host, account: accountName, reason })
}
