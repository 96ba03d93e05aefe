import { lazy, Suspense } from 'react'

const GoLiveSteps = lazy(async () => ({ default: (await import('./go-live-steps.tsx')).GoLiveSteps }))

interface GoLiveProps {
  /** The event that is to go live, or null while none is. */
  eventId: string | null
  onClose: () => void
}

/** Makes an event live, in steps that load when they are needed. */
export function GoLive({ eventId, onClose }: GoLiveProps) {
  if (eventId === null) return null
  return (
    <Suspense>
      <GoLiveSteps key={eventId} eventId={eventId} onClose={onClose} />
    </Suspense>
  )
}
