import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useConfirm } from '../confirm.tsx'

/** Asks whether the changes may be discarded. True when they may. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const confirm = useConfirm()
  const { t } = useLingui()
  return useCallback(
    () =>
      confirm({
        title: t`Leave without saving?`,
        description: t`Your changes here will be lost.`,
        action: t`Leave without saving`,
        refusal: t`Stay`,
        isDestructive: true,
      }),
    [confirm, t],
  )
}
