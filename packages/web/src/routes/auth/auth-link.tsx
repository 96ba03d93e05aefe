import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** From one page of signing in to another. */
export function AuthLink(props: { to: string; children?: ReactNode }) {
  return <Link className="text-accent-foreground underline underline-offset-4" {...props} />
}
