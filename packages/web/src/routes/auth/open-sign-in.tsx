import { useEffect } from 'react'

/** Where the app leads to sign-in. That page stands alone (`sign-in-page`), so the address is loaded. */
export function OpenSignIn() {
  useEffect(() => window.location.reload(), [])
  return null
}
