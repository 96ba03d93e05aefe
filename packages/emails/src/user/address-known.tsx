import type { RenderedEmail } from '../layout/render-email.ts'
import { type NoticeProps, renderAccountNotice } from './account-notice.tsx'

export interface AddressKnownProps extends NoticeProps {
  email: string
  /** Where a new password is asked for. */
  resetUrl: string
}

/**
 * Tells the owner of an address that somebody signed up with it, or wants to change to it, although it has a login:
 * what no page may tell (docs/decisions/0016).
 */
export function renderAddressKnown({
  email,
  resetUrl,
  ...notice
}: AddressKnownProps): Promise<RenderedEmail> {
  return renderAccountNotice('address-known', notice, { email, reset_url: resetUrl })
}
