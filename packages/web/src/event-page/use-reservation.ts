import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { Locale } from '@foyer/contracts/locale'
import type { CreateOrderBody } from '@foyer/contracts/order/order-bodies'
import type { FormRefusal } from '@foyer/contracts/order/order-form'
import { useEffect, useState } from 'react'
import { CallError, isCallError } from '../lib/api/call-error.ts'
import { useAttemptKey } from '../lib/api/use-attempt-key.ts'
import { readOwnHold, rememberOwnHold } from '../lib/session/own-hold.ts'
import { forgetWaitingPass } from '../lib/session/waiting-pass.ts'
import { countViewNow, visitedFrom } from './count-view.ts'
import { followedAffiliate } from './followed-affiliate.ts'
import { loadCalls } from './load-calls.ts'
import { checkoutAddress } from './page-address.ts'
import { countOf, orderLinesOf, type Picks, totalsOf } from './picks.ts'
import { tellReserved } from './tell-site.ts'

interface ReservationOptions {
  event: PublicEvent
  locale: Locale
  /** Why the page's native form was refused earlier. */
  refused: FormRefusal | null
  /** The server refused because the page is out of date. */
  onRefused: () => void
  /** The tickets are held, but the site around this frame does not let it navigate to the checkout. */
  onKept: () => void
}

/** Reserves the choice and opens the checkout. `refusal` says why it failed, and the choice is kept; `isInLine`: a crowd waits in line, and this browser until `notBefore`. */
export function useReservation({ event, locale, refused, onRefused, onKept }: ReservationOptions) {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<unknown>(
    () => refused && new CallError(409, { code: refused, message: refused }),
  )
  const [isInLine, setIsInLine] = useState(() => isForLine(refused))
  const [notBefore, setNotBefore] = useState(0)
  // The first HTML says it to browsers without script; with it, the line itself does.
  useEffect(() => {
    if (isForLine(refused)) setRefusal(null)
  }, [refused])
  const attempt = useAttemptKey()
  useEffect(() => {
    const returned = () => setIsBusy(false)
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [])

  const reserve = async (picks: Picks) => {
    if (isBusy) return
    setIsBusy(true)
    setRefusal(null)
    setIsInLine(false)
    countViewNow()
    const body = orderBody(event, picks, locale)
    const key = attempt.keyFor(body)
    try {
      const { reserveTickets } = await loadCalls()
      const orderShortId = await reserveTickets(event.id, body, key)
      attempt.settled(null)
      rememberOwnHold(event.id, orderShortId)
      const { total } = totalsOf(event, picks)
      const tickets = countOf(event, picks)
      tellReserved(event.id, orderShortId, { tickets, total, currency: event.currency })
      if (window.open(checkoutAddress(event.id, orderShortId), '_top')) return
      setIsBusy(false)
      onKept()
    } catch (error) {
      attempt.settled(error)
      if (isCallError(error) && isForLine(error.code)) {
        if (error.code !== 'waiting_room.not_your_turn') forgetWaitingPass(event.id)
        else setNotBefore(Date.now() + 10_000 + 10_000 * Math.random())
        setIsInLine(true)
        setIsBusy(false)
        return
      }
      if (isCallError(error) && error.status > 0) onRefused()
      setRefusal(error)
      setIsBusy(false)
    }
  }
  return { reserve, isBusy, isInLine, notBefore, refusal, forgetRefusal: () => setRefusal(null) }
}

/** Whether the buyer has to wait in line first. */
const isForLine = (code: string | null) => code?.startsWith('waiting_room.') === true

function orderBody(event: PublicEvent, picks: Picks, locale: Locale): CreateOrderBody {
  const own = readOwnHold(event.id)
  const { promo_code } = event
  const affiliate = followedAffiliate(event.id)
  const from = visitedFrom(event.id)
  return {
    lines: orderLinesOf(event, picks),
    expected_total: totalsOf(event, picks).total,
    ...(promo_code?.state === 'VALID' ? { promo_code: promo_code.code } : {}),
    ...(affiliate ? { affiliate_code: affiliate } : {}),
    ...(from === null ? {} : { came_from: from }),
    ...(own ? { replaces_order: own } : {}),
    locale,
  }
}
