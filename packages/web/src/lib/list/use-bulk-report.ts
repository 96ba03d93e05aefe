import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { useErrorText } from '../words/use-error-text.ts'
import type { BulkFailure } from './use-bulk-run.ts'

/** Says how many of the chosen rows were refused, and why the first of them was. */
export function useBulkReport() {
  const { t } = useLingui()
  const describe = useErrorText()
  return (failures: readonly BulkFailure<unknown>[], total: number) => {
    const failed = failures.length
    if (failed > 0)
      toast.error(t`${failed} of ${total} failed`, { description: describe(failures[0]?.error) })
  }
}
