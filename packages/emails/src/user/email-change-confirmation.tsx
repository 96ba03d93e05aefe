import type { RenderedEmail } from '../layout/render-email.ts'
import { type LinkProps, renderAccountEmail } from './account-email.tsx'

export interface EmailChangeConfirmationProps extends LinkProps {
  oldEmail: string
  newEmail: string
}

/** Asks the owner of the new address to confirm it. It goes to the new address. */
export function renderEmailChangeConfirmation(props: EmailChangeConfirmationProps): Promise<RenderedEmail> {
  const { oldEmail, newEmail, ...link } = props
  return renderAccountEmail('email-change-confirmation', link, { old_email: oldEmail, new_email: newEmail })
}
