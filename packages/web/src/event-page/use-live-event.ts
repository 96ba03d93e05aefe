import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { useCallback, useEffect, useState } from 'react'
import { fetchPublic } from './fetch-public.ts'

/** The event as the first HTML had it, up to half a minute old, then as it is now; null once it is gone. */
export function useLiveEvent(first: PublicEvent): [PublicEvent | null, () => void] {
  const [event, setEvent] = useState<PublicEvent | null>(first)
  const refresh = useCallback(() => {
    void fetchPublic<PublicEvent>(`/events/${first.id}`).then((news) => {
      if (news) setEvent(news === 'missing' ? null : news)
    })
  }, [first.id])
  useEffect(() => {
    refresh()
    const returned = (shown: PageTransitionEvent) => shown.persisted && refresh()
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [refresh])
  return [event, refresh]
}
