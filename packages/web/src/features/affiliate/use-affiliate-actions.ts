import type { Affiliate } from '@foyer/contracts/affiliate/affiliate'
import type { Event } from '@foyer/contracts/event/event'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { useUndoToast } from '../../components/ui/use-undo-toast.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { affiliateAddress } from './affiliate-address.ts'
import { useDeleteAffiliate, useSetAffiliateStatus } from './affiliate-mutations.ts'

export type AffiliateActions = ReturnType<typeof useAffiliateActions>

/** The actions of an affiliate's menu. The list holds them, because the menu closes once an action is chosen. */
export function useAffiliateActions(event: Event) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const undoToast = useUndoToast()
  const setStatus = useSetAffiliateStatus(event.id)
  const remove = useDeleteAffiliate(event.id)
  return {
    copyLink: (affiliate: Affiliate) =>
      void navigator.clipboard
        .writeText(affiliateAddress(event, affiliate))
        .then(() => toast.success(t`Link copied`)),
    switchStatus: (affiliate: Affiliate) => {
      const { status: before, name } = affiliate
      const status = before === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE'
      const say = () =>
        undoToast(status === 'ACTIVE' ? t`“${name}” is active` : t`“${name}” is inactive`, {
          undo: () => setStatus.mutate({ affiliate, status: before }),
        })
      changeThen(setStatus, { affiliate, status }, say)
    },
    askToDelete: async ({ id, name }: Affiliate) => {
      const isConfirmed = await confirm({
        title: t`Delete “${name}”?`,
        description: t`The link still leads to the event page, but its orders are no longer counted for the affiliate.`,
        action: t`Delete affiliate`,
        isDestructive: true,
      })
      if (isConfirmed) changeThen(remove, id, () => toast.success(t`Affiliate deleted`))
    },
  }
}
