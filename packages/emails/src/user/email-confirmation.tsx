import type { RenderedEmail } from '../layout/render-email.ts'
import { type LinkProps, renderAccountEmail } from './account-email.tsx'

export interface EmailConfirmationProps extends LinkProps {
  email: string
}

/** Asks a new user to confirm the email address, which they do while signed in. Events cannot go live before that. */
export function renderEmailConfirmation({ email, ...link }: EmailConfirmationProps): Promise<RenderedEmail> {
  return renderAccountEmail('email-confirmation', link, { email })
}
