import type { RenderedEmail } from '../layout/render-email.ts'
import { type NoticeProps, renderAccountNotice } from './account-notice.tsx'

export interface PasswordChangedNoticeProps extends NoticeProps {
  email: string
  /** Whether the link was the first proof of the address, and ended what had been made without it. */
  hasEnded: boolean
}

/** Tells a person that their password was changed. Its button opens the page to request a new one. */
export function renderPasswordChangedNotice(props: PasswordChangedNoticeProps): Promise<RenderedEmail> {
  const { email, hasEnded, ...notice } = props
  const more = hasEnded ? 'password-changed-notice.ended' : undefined
  return renderAccountNotice('password-changed-notice', notice, { email }, more)
}
