import type { RenderedEmail } from '../layout/render-email.ts'
import { type NoticeProps, renderAccountNotice } from './account-notice.tsx'

export interface EmailChangeNoticeProps extends NoticeProps {
  oldEmail: string
  newEmail: string
}

/** Tells the present address that another one is to replace it, in case that somebody else asked for it. */
export function renderEmailChangeNotice(props: EmailChangeNoticeProps): Promise<RenderedEmail> {
  const { oldEmail, newEmail, ...notice } = props
  return renderAccountNotice('email-change-notice', notice, { old_email: oldEmail, new_email: newEmail })
}
