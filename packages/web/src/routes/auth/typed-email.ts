import { useState } from 'react'
import { safely } from '../../lib/browser/safely.ts'

const key = 'typed_email'

/** Keeps the email typed so far for the next page, in this tab and never in an address. */
export function keepTypedEmail(email: string): void {
  safely(() => sessionStorage.setItem(key, email))
}

/** The email typed on the page before. `AuthLink` keeps it. */
export function useTypedEmail(): string {
  const [email] = useState(() => safely(() => sessionStorage.getItem(key)) ?? '')
  return email
}
