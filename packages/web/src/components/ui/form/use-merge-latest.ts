import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useConfirm } from '../confirm.tsx'
import { compareLatest } from './compare-latest.ts'

/**
 * Before a save, takes over a colleague's changes to fields that this form did not change, and asks about fields that
 * both changed. Resolves with whether to continue.
 */
export function useMergeLatest() {
  const { t } = useLingui()
  const confirm = useConfirm()
  return useCallback(
    async <Input extends FieldValues>(
      methods: Pick<UseFormReturn<Input>, 'getValues' | 'setValue'>,
      before: Input,
      latest: Input,
    ): Promise<boolean> => {
      const { taken, contested } = compareLatest(before, latest, methods.getValues())
      for (const name of taken)
        methods.setValue(name as Path<Input>, latest[name] as PathValue<Input, Path<Input>>)
      if (contested.length === 0) return true
      return confirm({
        title: t`Somebody else changed this in the meantime`,
        description: t`They changed something that you changed too. If you save, your version replaces theirs.`,
        action: t`Save my version`,
        refusal: t`Keep editing`,
      })
    },
    [confirm, t],
  )
}
