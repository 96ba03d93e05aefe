import type { EndpointInput } from '@foyer/contracts/endpoint'
import {
  changePassword,
  forgotPassword,
  login,
  logout,
  register,
  resetPassword,
  switchAccount,
} from '@foyer/contracts/session/session-endpoints'
import { useMutation } from '@tanstack/react-query'
import { useAskToLeave } from '../../components/ui/form/use-ask-to-leave.ts'
import { call } from '../../lib/api/call.ts'
import { useAttemptKey } from '../../lib/api/use-attempt-key.ts'
import { clearToken } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'

/** Signs in. With several accounts and none chosen, `token` is null and `accounts` has the choices. */
export function useLogin() {
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof login>['body']) => (await call(login, { body })).data,
    meta: { isErrorShownInPlace: true },
  })
}

export function useRegister() {
  const attempt = useAttemptKey()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof register>['body']) =>
      (await call(register, { body, idempotencyKey: attempt.keyFor(body) })).data,
    onSettled: (_session, error) => attempt.settled(error),
    meta: { isErrorShownInPlace: true },
  })
}

/** The answer is the same whether or not the address has a login. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof forgotPassword>['body']) => call(forgotPassword, { body }),
    meta: { isErrorShownInPlace: true },
  })
}

/** Uses up the emailed link. All tokens of that person end, possibly including this browser's. */
export function useResetPassword() {
  return useMutation({
    mutationFn: ({ token, body }: { token: string; body: EndpointInput<typeof resetPassword>['body'] }) =>
      call(resetPassword, { params: { token }, body }),
    onSuccess: clearToken,
    meta: { isErrorShownInPlace: true },
  })
}

/** Ends all other tokens of the user. The answer has a new token for this browser. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof changePassword>['body']) => call(changePassword, { body }),
    meta: { isErrorShownInPlace: true },
  })
}

/** Switches the account. The page reloads, so nothing of the other account stays in memory. */
export function useSwitchAccount() {
  const askToLeave = useAskToLeave()
  const { mutate } = useMutation({
    mutationFn: (account_id: string) => call(switchAccount, { body: { account_id } }),
    onSuccess: () => window.location.assign(paths.events()),
  })
  return async (account_id: string) => {
    if (await askToLeave()) mutate(account_id)
  }
}

/** Ends all of the user's tokens. The page reloads, so nothing of the session stays in memory. */
export function useSignOut() {
  const askToLeave = useAskToLeave()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(logout, {}),
    onSettled: () => {
      clearToken()
      window.location.assign(paths.auth.login())
    },
  })
  const signOut = async () => {
    if (await askToLeave()) mutate()
  }
  return { signOut, isPending }
}
