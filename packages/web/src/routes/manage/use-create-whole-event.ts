import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { useCreateEvent } from '../../features/event/event-mutations.ts'
import { useUploadNewCover } from '../../features/image/image-mutations.ts'
import { useSaveOrganizer } from '../../features/organizer/organizer-mutations.ts'
import type { NewEvent } from '../../lib/form/new-event.ts'
import { paragraphs } from '../../lib/format/paragraphs.ts'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { paths } from '../../paths.ts'

/**
 * Creates what one screen has asked: the organizer where the account has none, the event with its ticket, and the cover. A second try
 * continues where the first one stopped. A refused cover does not undo the event.
 */
export function useCreateWholeEvent({ cover, isTest }: { cover: File | null; isTest: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const describeError = useErrorText()
  const organizerId = useRef<string | null>(null)
  const saveOrganizer = useSaveOrganizer()
  const createEvent = useCreateEvent()
  const uploadCover = useUploadNewCover()
  return async ({ organizer, ...event }: NewEvent) => {
    const { timezone = 'UTC', currency = 'USD' } = event
    if (organizer && organizerId.current === null)
      organizerId.current = (await saveOrganizer.mutateAsync({ ...organizer, timezone, currency })).id
    const organizer_id = organizerId.current ?? event.organizer_id
    const { id } = await createEvent.mutateAsync({
      ...event,
      is_test: isTest,
      organizer_id,
      description: paragraphs(event.description),
    })
    try {
      if (cover) await uploadCover.mutateAsync({ event_id: id, file: cover, onProgress: () => undefined })
    } catch (error) {
      toast.error(t`The cover image was not saved`, { description: describeError(error) })
    }
    toast.success(t`Event created`)
    void navigate(paths.event(id, 'getting-started'), { replace: true })
  }
}
