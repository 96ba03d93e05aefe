import type { RenderedEmail } from '../layout/render-email.ts'
import { type NoticeProps, renderAccountNotice } from './account-notice.tsx'

export interface AddressKnownProps extends NoticeProps {
  email: string
  /** The page to request a new password. */
  resetUrl: string
}

/**
 * Tells the owner of an address that somebody signed up with it, or wants to change to it, although it already has a login.
 * No page may tell this (docs/decisions/0016).
 */
export function renderAddressKnown({
  email,
  resetUrl,
  ...notice
}: AddressKnownProps): Promise<RenderedEmail> {
  return renderAccountNotice('address-known', notice, { email, reset_url: resetUrl })
}
