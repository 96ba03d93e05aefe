import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { eventQueries } from '../../features/event/event-queries.ts'
import { GoLiveDialog } from '../../features/event/go-live-dialog.tsx'
import { ShareDialog } from '../../features/event/share-dialog.tsx'
import { useEventStatusChange } from '../../features/event/use-event-status-change.ts'
import { CoverUpload } from '../../features/image/cover-upload.tsx'
import { useGoLiveState } from './use-go-live-state.ts'

/** From the question whether to go live to the sheet that shares the live event. */
export function GoLiveSteps({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const [event, settings] = useSuspenseQueries({
    queries: [eventQueries.detail(eventId), eventQueries.settings(eventId)],
  })
  const state = useGoLiveState(event.data)
  const change = useEventStatusChange(event.data)
  const [isDone, setIsDone] = useState(false)
  if (isDone) return <ShareDialog event={event.data} isNew onClose={onClose} />
  return (
    <GoLiveDialog
      event={event.data}
      settings={settings.data}
      state={state}
      cover={<CoverUpload eventId={eventId} images={event.data.images} />}
      onClose={onClose}
      isBusy={change.isPending}
      onConfirm={() => change.to('LIVE', () => setIsDone(true))}
    />
  )
}
