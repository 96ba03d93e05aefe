import type { RenderedEmail } from '../layout/render-email.ts'
import { type NoticeProps, renderAccountNotice } from './account-notice.tsx'

export interface EmailChangeNoticeProps extends NoticeProps {
  oldEmail: string
  newEmail: string
}

/** Tells the current address that another one will replace it, in case somebody else requested that. */
export function renderEmailChangeNotice(props: EmailChangeNoticeProps): Promise<RenderedEmail> {
  const { oldEmail, newEmail, ...notice } = props
  return renderAccountNotice('email-change-notice', notice, { old_email: oldEmail, new_email: newEmail })
}
