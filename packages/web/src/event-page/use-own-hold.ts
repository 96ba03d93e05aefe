import type { PublicOrder } from '@foyer/contracts/order/order'
import { useCallback, useEffect, useState } from 'react'
import { forgetOwnHold, readOwnHold } from '../lib/session/own-hold.ts'
import { fetchPublic } from './fetch-public.ts'
import { tellOrdered } from './tell-site.ts'

/** The tickets that this buyer already holds, so that their own hold never looks like "sold out" (F22). */
export interface OwnHold {
  orderShortId: string
  count: number
  until: string
  promoCode: string | null
}

export function useOwnHold(eventId: string): [OwnHold | null, () => void] {
  const [hold, setHold] = useState<OwnHold | null>(null)
  const look = useCallback(() => {
    void tellOrdered(eventId)
    const orderShortId = readOwnHold(eventId)
    if (!orderShortId) return setHold(null)
    void fetchPublic<PublicOrder>(`/orders/${orderShortId}`).then((order) => {
      if (order === null) return
      const isOpen = order !== 'missing' && order.status === 'RESERVED' && order.seconds_left > 0
      if (!isOpen) forgetOwnHold(eventId, orderShortId)
      setHold(isOpen ? toHold(order) : null)
    })
  }, [eventId])
  useEffect(() => {
    look()
    const returned = (shown: PageTransitionEvent) => shown.persisted && look()
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [look])
  return [hold, look]
}

function toHold(order: PublicOrder): OwnHold {
  return {
    orderShortId: order.short_id,
    count: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    until: new Date(Date.now() + order.seconds_left * 1000).toISOString(),
    promoCode: order.promo_code,
  }
}
