import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { toasts } from './toasts.ts'

/** Copies a text from a menu, which has no room for a `CopyButton`, and says whether it worked. */
export function useCopyText(): (text: string) => void {
  const { t } = useLingui()
  return useCallback(
    (text: string) =>
      void navigator.clipboard.writeText(text).then(
        async () => (await toasts()).success(t`Copied`, { description: text }),
        async () => (await toasts()).error(t`Your browser did not allow copying.`, { description: text }),
      ),
    [t],
  )
}
