import type { RenderedEmail } from '../layout/render-email.ts'
import { type NoticeProps, renderAccountNotice } from './account-notice.tsx'

export interface PasswordChangedNoticeProps extends NoticeProps {
  email: string
}

/** Tells somebody that their password was changed; its button leads to where a new one is asked for. */
export function renderPasswordChangedNotice(props: PasswordChangedNoticeProps): Promise<RenderedEmail> {
  const { email, ...notice } = props
  return renderAccountNotice('password-changed-notice', notice, { email })
}
