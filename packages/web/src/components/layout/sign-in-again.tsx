import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { endSession } from '../../lib/session/login-redirect.ts'
import { paths } from '../../paths.ts'

/** Takes the place of a page after the session has ended. It goes to sign-in, which comes back here. */
export function SignInAgain() {
  const navigate = useNavigate()
  useEffect(() => {
    endSession()
    void navigate(paths.auth.login(), { replace: true })
  }, [navigate])
  return null
}
