import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { endSession } from '../../lib/session/login-redirect.ts'
import { paths } from '../../paths.ts'

/** In place of a page after its session has ended: goes to login and comes back here afterwards. */
export function SignInAgain() {
  const navigate = useNavigate()
  useEffect(() => {
    endSession()
    void navigate(paths.auth.login(), { replace: true })
  }, [navigate])
  return null
}
