import type { HomepageLayout } from '@foyer/contracts/event/homepage-design'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { Locale } from '@foyer/contracts/locale'
import type { ReactNode } from 'react'
import { cn } from '../lib/look/cn.ts'
import type { LookStyle } from '../lib/look/look-props.ts'
import { hasSheet } from './cover-of.ts'
import type { PickerStart } from './event-page-state.ts'
import { Kept } from './kept.tsx'
import { pageLayouts } from './page-layout.ts'
import { SaleBar } from './sale-banner.tsx'
import { saleStanding } from './sale-standing.ts'
import { TicketPicker } from './ticket-picker.tsx'

export interface EventFrameProps {
  event: PublicEvent
  locale: Locale
  isWidget: boolean
  /** The layout in which what is kept was drawn. An event that changes meanwhile keeps it. */
  layout: HomepageLayout
  /** The initial state of the ticket form, and where it returns to. */
  picker: PickerStart
  /** The ticket picker's colors, if they differ from the page's. */
  pickerLook: LookStyle
  /** Reads the current event from the server. Must be stable. */
  onRefresh: () => void
  /** Applies the promo code from now on, null for none. Resolves with whether the server could be asked. */
  onPromoCode: (code: string | null) => Promise<boolean>
  /** What no script changes. The server draws it, and the browser keeps it as it is. */
  kept: KeptParts
}

export interface KeptParts {
  backdrop?: ReactNode
  header?: ReactNode
  pictures?: ReactNode
  details?: ReactNode
  fields?: ReactNode
}

/** The event page except its footer: what lives around what is kept. */
export function EventFrame({ pickerLook, isWidget, layout, picker: start, kept, ...props }: EventFrameProps) {
  const { event } = props
  const classes = pageLayouts[isWidget ? 'CLASSIC' : layout]
  const picker = (
    <TicketPicker
      {...props}
      isWidget={isWidget}
      start={start}
      look={pickerLook}
      fields={kept.fields}
      className={cn('order-3 self-start text-foreground', classes.picker)}
    />
  )
  if (isWidget)
    return (
      <main className="mx-auto grid w-full max-w-2xl gap-6 p-4">
        <Kept name="header">{kept.header}</Kept>
        {picker}
      </main>
    )
  return (
    <>
      <Kept name="backdrop">{kept.backdrop}</Kept>
      <main
        className={cn(
          'mx-auto w-full grow pb-10',
          classes.page,
          // On a stage the text has a sheet of its own.
          hasSheet(event) && layout !== 'STAGE' && 'bg-background sm:my-6 sm:rounded-lg',
        )}
      >
        <Kept name="pictures">{kept.pictures}</Kept>
        <div className={classes.body}>
          <Kept name="header">{kept.header}</Kept>
          {picker}
          <Kept name="details">{kept.details}</Kept>
        </div>
      </main>
      {saleStanding(event) && <SaleBar event={event} look={pickerLook} />}
    </>
  )
}
