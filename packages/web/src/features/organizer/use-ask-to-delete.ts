import type { Organizer } from '@foyer/contracts/organizer/organizer'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { useDeleteOrganizer } from './organizer-mutations.ts'

/** Asks once, then deletes. An organizer with events stays, and the refusal says what to do first. */
export function useAskToDelete(onDeleted?: () => void): (organizer: Organizer) => Promise<void> {
  const { t } = useLingui()
  const confirm = useConfirm()
  const remove = useDeleteOrganizer()
  return async ({ id, name }) => {
    const isConfirmed = await confirm({
      title: t`Delete “${name}”?`,
      description: t`Its public page and logo are deleted too. This cannot be undone.`,
      action: t`Delete organizer`,
      isDestructive: true,
    })
    if (!isConfirmed) return
    // Only a screen that is still open is left.
    void remove.mutateAsync(id, { onSuccess: () => onDeleted?.() }).then(
      () => toast.success(t`Organizer deleted`),
      () => undefined,
    )
  }
}
