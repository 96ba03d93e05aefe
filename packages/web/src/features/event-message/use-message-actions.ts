import type { EventMessageRow } from '@foyer/contracts/event-message/event-message'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { useCancelMessage, useChangeMessage, useDeleteMessage } from './event-message-mutations.ts'

/** Sends, cancels or stops a message, or deletes it from the history, after a confirmation. */
export function useMessageActions(eventId: string) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const stop = useCancelMessage(eventId)
  const change = useChangeMessage(eventId)
  const remove = useDeleteMessage(eventId)
  return {
    askToSendNow: async ({ id, subject }: EventMessageRow) => {
      const isConfirmed = await confirm({
        title: t`Send “${subject}” now?`,
        description: t`It goes to its recipients at once, and not again at its time. This cannot be undone.`,
        action: t`Send now`,
      })
      const body = { send_when: 'NOW' as const }
      if (isConfirmed) changeThen(change, { id, body }, () => toast.success(t`Message is being sent`))
    },
    askToCancel: async ({ id, subject }: EventMessageRow) => {
      const isConfirmed = await confirm({
        title: t`Cancel “${subject}”?`,
        description: t`The message is not sent. It stays in this list.`,
        action: t`Cancel message`,
        refusal: t`Keep message`,
        isDestructive: true,
      })
      if (isConfirmed) changeThen(stop, id, () => toast.success(t`Message cancelled`))
    },
    askToStop: async ({ id, subject }: EventMessageRow) => {
      const isConfirmed = await confirm({
        title: t`Stop sending “${subject}”?`,
        description: t`People who already have it keep it. Sending stops for everyone else and cannot be resumed.`,
        action: t`Stop sending`,
        refusal: t`Keep sending`,
        isDestructive: true,
      })
      if (isConfirmed) changeThen(stop, id, () => toast.success(t`Message stopped`))
    },
    /** Resolves with whether it was deleted. */
    askToDelete: async ({ id, subject }: EventMessageRow) => {
      const isConfirmed = await confirm({
        title: t`Delete “${subject}”?`,
        description: t`The message disappears from the history here. Emails already sent are not affected. This cannot be undone.`,
        action: t`Delete message`,
        isDestructive: true,
      })
      if (!isConfirmed) return false
      try {
        await remove.mutateAsync(id)
      } catch {
        return false
      }
      toast.success(t`Message deleted`)
      return true
    },
  }
}
