import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface AuthLinkProps {
  to: string
  /** The email typed so far, for the next page's field. */
  email?: string
  children?: ReactNode
}

/** A link between the pages for signing in and signing up. */
export function AuthLink({ email, ...props }: AuthLinkProps) {
  const state = email ? { email } : undefined
  return <Link className="text-accent-foreground underline underline-offset-4" state={state} {...props} />
}
