import type { organizerBody } from '@foyer/contracts/organizer/organizer'
import {
  createOrganizer,
  deleteOrganizer,
  updateOrganizer,
} from '@foyer/contracts/organizer/organizer-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { call } from '../../lib/api/call.ts'
import { useAttemptKey } from '../../lib/api/use-attempt-key.ts'
import { useKeepRow } from '../../lib/list/keep-row.ts'
import { useAddRow } from '../../lib/list/row-count.ts'
import { organizerQueries } from './organizer-queries.ts'

type OrganizerBody = z.input<typeof organizerBody>

/** Creates an organizer, or changes the one given. */
export function useSaveOrganizer(organizer_id?: string) {
  const client = useQueryClient()
  const keep = useKeepRow(organizerQueries.all().queryKey)
  const add = useAddRow(organizerQueries.all().queryKey, 'by_name')
  const attempt = useAttemptKey()
  return useMutation({
    mutationFn: async (body: OrganizerBody) =>
      organizer_id
        ? (await call(updateOrganizer, { params: { organizer_id }, body })).data
        : (await call(createOrganizer, { body, idempotencyKey: attempt.keyFor(body) })).data,
    onSuccess: (organizer) => {
      client.setQueryData(organizerQueries.detail(organizer.id).queryKey, organizer)
      if (!organizer_id) return add(organizer)
      keep(organizer)
      // They show its name.
      return client.invalidateQueries({ queryKey: ['events'] })
    },
    onSettled: (_organizer, error) => attempt.settled(error),
    meta: { isErrorShownInPlace: true },
  })
}

export function useDeleteOrganizer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (organizer_id: string) => call(deleteOrganizer, { params: { organizer_id } }),
    // The organizer's own page may still be open. It closes by itself.
    onSuccess: () => client.invalidateQueries({ queryKey: organizerQueries.all().queryKey }),
  })
}
