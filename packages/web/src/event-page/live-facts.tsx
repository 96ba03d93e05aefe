import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { PriceFromText } from './price-from-text.tsx'
import { ViewerTime } from './viewer-time.tsx'

/** The two facts of the header that the browser knows better: the start by the viewer's clock, and the price with a promo code. */
export function LiveFacts({ event }: { event: PublicEvent }) {
  return (
    <>
      <Live name="viewer-time">
        <ViewerTime event={event} />
      </Live>
      <Live name="price-from">
        <PriceFromText event={event} />
      </Live>
    </>
  )
}

/** Draws in a place of what is otherwise kept. */
function Live({ name, children }: { name: string; children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null)
  useLayoutEffect(() => {
    const found = document.querySelector(`[data-live="${name}"]`)
    found?.replaceChildren()
    setPlace(found)
  }, [name])
  return place && createPortal(children, place)
}
