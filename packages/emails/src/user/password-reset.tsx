import type { RenderedEmail } from '../layout/render-email.ts'
import { type LinkProps, renderAccountEmail } from './account-email.tsx'

export interface PasswordResetProps extends LinkProps {
  email: string
}

/** Sends the link to set a new password. */
export function renderPasswordReset({ email, ...link }: PasswordResetProps): Promise<RenderedEmail> {
  return renderAccountEmail('password-reset', link, { email })
}
