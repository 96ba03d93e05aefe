import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface AuthLinkProps {
  to: string
  /** What was typed here so far, for the next page's field. */
  email?: string
  children?: ReactNode
}

/** From one page of signing in to another. */
export function AuthLink({ email, ...props }: AuthLinkProps) {
  const state = email ? { email } : undefined
  return <Link className="text-accent-foreground underline underline-offset-4" state={state} {...props} />
}
