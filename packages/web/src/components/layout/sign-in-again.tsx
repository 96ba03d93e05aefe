import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { keepReturnAddress } from '../../lib/login-redirect.ts'
import { clearToken } from '../../lib/session.ts'
import { paths } from '../../paths.ts'

/** In place of a page whose session has ended: goes to login and comes back here afterwards. */
export function SignInAgain() {
  const navigate = useNavigate()
  useEffect(() => {
    clearToken()
    keepReturnAddress()
    void navigate(paths.auth.login(), { replace: true })
  }, [navigate])
  return null
}
