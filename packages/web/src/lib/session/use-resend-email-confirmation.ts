import type { User } from '@foyer/contracts/user/user'
import { resendEmailConfirmation } from '@foyer/contracts/user/user-endpoints'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { useCountdown } from '../format/use-countdown.ts'

/** Long enough to look in the inbox first. The server allows five requests an hour. */
const pauseMs = 60_000

/**
 * Sends the signed-in user's confirmation email again. All components share when it was last sent and how many seconds to
 * wait before the next time.
 */
export function useResendEmailConfirmation({ id: user_id }: Pick<User, 'id'>) {
  const client = useQueryClient()
  const queryKey = ['confirmation-sent', user_id]
  const { data: sentAt = null } = useQuery<string>({ queryKey, queryFn: skipToken })
  const secondsLeft = useCountdown(new Date(Date.parse(sentAt ?? '1970-01-01') + pauseMs).toISOString())
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(resendEmailConfirmation, { params: { user_id } }),
    onSuccess: () => void client.setQueryData(queryKey, new Date().toISOString()),
  })
  return { sentAt, secondsLeft, isPending, send: () => mutate() }
}
