import type { EventRow } from '@foyer/contracts/event/event'
import { duplicateEvent, updateEventStatus } from '@foyer/contracts/event/event-endpoints'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { call } from '../../lib/api/call.ts'
import { useAttemptKey } from '../../lib/api/use-attempt-key.ts'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { paths } from '../../paths.ts'

/** What a copy takes over by hand; the server copies the rest. */
export type Copied = Pick<EventRow, 'id' | 'title' | 'start_date' | 'end_date' | 'is_test'>

/**
 * Copies a real event as a test that is live at once, or a test as a real draft, and opens the copy: nothing ever turns from one into the
 * other (docs/decisions/0146). A test that cannot go live stays a draft, and the reason is said.
 */
export function useKindCopy({ id: event_id, title, start_date, end_date, is_test: isTest }: Copied) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const describeError = useErrorText()
  const attempt = useAttemptKey()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const body = { title, start_date, end_date, is_test: !isTest }
      const idempotencyKey = attempt.keyFor(body)
      const { data } = await call(duplicateEvent, { params: { event_id }, body, idempotencyKey })
      if (!isTest) await goLive(data.id)
      return data
    },
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ['events'] })
      await navigate(paths.event(id))
    },
    onSettled: (_copy, error) => attempt.settled(error),
    meta: { failure: msg`Failed to copy the event` },
  })

  async function goLive(id: string): Promise<void> {
    try {
      await call(updateEventStatus, { params: { event_id: id }, body: { status: 'LIVE' } })
    } catch (error) {
      toast.error(t`The test event is still a draft`, { description: describeError(error) })
    }
  }

  return { copy: () => mutate(), isPending }
}
