import { useLingui } from '@lingui/react/macro'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { useErrorText } from '../words/use-error-text.ts'

/** Sorts the cached rows of a key. The new order shows at once, and is rolled back when it could not be saved. */
export function useOptimisticSort<Row extends { id: string }>(
  queryKey: QueryKey,
  save: (ids: string[]) => Promise<Row[]>,
) {
  const { t } = useLingui()
  const client = useQueryClient()
  const describe = useErrorText()
  return useMutation({
    mutationFn: save,
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Row[]>(queryKey)
      const sorted = ids.flatMap((id) => before?.find((row) => row.id === id) ?? [])
      client.setQueryData(queryKey, sorted)
      return { before }
    },
    onError: (error, _ids, context) => {
      client.setQueryData(queryKey, context?.before)
      toast.error(t`Sorting failed. The order has not changed.`, { description: describe(error) })
    },
    onSuccess: (rows) => client.setQueryData(queryKey, rows),
    meta: { isErrorShownInPlace: true },
  })
}
