import type { RenderedEmail } from '../layout/render-email.ts'
import { type NoticeProps, renderAccountNotice } from './account-notice.tsx'

export interface PasswordChangedNoticeProps extends NoticeProps {
  email: string
}

/** Tells a person that their password was changed. Its button opens the page to request a new one. */
export function renderPasswordChangedNotice(props: PasswordChangedNoticeProps): Promise<RenderedEmail> {
  const { email, ...notice } = props
  return renderAccountNotice('password-changed-notice', notice, { email })
}
