import type { ReactNode } from 'react'
import { keepTypedEmail } from './typed-email.ts'

interface AuthLinkProps {
  to: string
  /** The email typed so far, for the next page's field. */
  email?: string
  children?: ReactNode
}

/** A link between the pages for signing in and signing up. */
export function AuthLink({ to, email = '', children }: AuthLinkProps) {
  return (
    <a
      href={to}
      className="text-accent-foreground underline underline-offset-4"
      onClick={() => keepTypedEmail(email)}
    >
      {children}
    </a>
  )
}
