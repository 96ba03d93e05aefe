import type { LiveEvent as LiveAnswer, PublicEvent } from '@foyer/contracts/event/public-event'
import { useCallback, useEffect, useRef, useState } from 'react'
import { countView } from './count-view.ts'
import { fetchPublic } from './fetch-public.ts'
import { readPromoCode, writePromoCode } from './promo-code-address.ts'

interface LiveEvent {
  /** Null once the event is gone. */
  event: PublicEvent | null
  refresh: () => void
  /** Applies the promo code from now on, null for none. Resolves with whether the server could be asked. */
  givePromoCode: (code: string | null) => Promise<boolean>
}

/** The event from the first HTML, up to half a minute old, and then the current one. */
export function useLiveEvent(first: PublicEvent): LiveEvent {
  const [event, setEvent] = useState<PublicEvent | null>(first)
  const given = useRef(first.promo_code)
  const turns = useRef(0)

  const ask = useCallback(
    async (code: string | null): Promise<boolean> => {
      // Everybody's address of a draft answers that it is not available.
      if (first.status !== 'LIVE') return true
      turns.current += 1
      const turn = turns.current
      // In the language of the page, which the address names: this request may come without the visitor's cookies.
      const translated = first.is_translated ? first.language : null
      const path =
        code === null
          ? `/live-events/${first.id}${translated ? `/${translated}` : ''}`
          : `/events/${first.id}?promo_code=${encodeURIComponent(code)}${translated ? `&language=${translated}` : ''}`
      const news = await fetchPublic<PublicEvent & Partial<LiveAnswer>>(path)
      if (news === null) return false
      if (turn !== turns.current) return true
      if (news === 'missing') setEvent(null)
      else {
        if (code !== null) given.current = news.promo_code
        const { current } = given
        countView(news)
        setEvent((shown) => (isOutdated(news, shown, current) ? shown : { ...news, promo_code: current }))
      }
      return true
    },
    [first.id, first.status, first.language, first.is_translated],
  )
  // An unknown code is not sent again, because each time counts as a guess. Its message stays.
  const refresh = useCallback(() => {
    const { current } = given
    void ask(current === null || current.state === 'INVALID' ? null : current.code)
  }, [ask])
  const givePromoCode = useCallback(
    async (code: string | null) => {
      const before = given.current
      // Requests from here on already include the new code.
      given.current = code === null ? null : { code, state: 'VALID', max_tickets_discounted: null }
      const isAnswered = await ask(code)
      if (!isAnswered) given.current = before
      else writePromoCode(code)
      return isAnswered
    },
    [ask],
  )

  useEffect(() => {
    // The server may have been too busy to check the URL's code.
    const unread = given.current === null ? readPromoCode() : null
    if (unread === null) refresh()
    else void ask(unread)
    const returned = (shown: PageTransitionEvent) => shown.persisted && refresh()
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [ask, refresh])
  return { event, refresh, givePromoCode }
}

/**
 * Whether an answer is of an earlier count than what is shown: processes keep counts for a moment, each its own. An answer with another
 * promo code has other prices, and is shown in any case.
 */
function isOutdated(news: PublicEvent, shown: PublicEvent | null, code: PublicEvent['promo_code']): boolean {
  return shown !== null && shown.promo_code?.code === code?.code && news.counted_at < shown.counted_at
}
