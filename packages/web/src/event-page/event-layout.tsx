import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { Locale } from '@foyer/contracts/locale'
import { cn } from '../lib/look/cn.ts'
import type { LookStyle } from '../lib/look/look-props.ts'
import { CoverBackdrop } from './cover-backdrop.tsx'
import { hasSheet } from './cover-of.ts'
import { EventBanner } from './event-banner.tsx'
import { EventCover } from './event-cover.tsx'
import { EventDetails } from './event-details.tsx'
import { EventHeader } from './event-header.tsx'
import type { PickerStart } from './event-page-state.ts'
import { SaleBar } from './sale-banner.tsx'
import { TicketPicker } from './ticket-picker.tsx'

interface EventLayoutProps {
  event: PublicEvent
  locale: Locale
  isWidget: boolean
  /** The initial state of the ticket form, and where it returns to. */
  picker: PickerStart
  /** The ticket picker's colors, if they differ from the page's. */
  pickerLook: LookStyle
  /** Reads the current event from the server. Must be stable. */
  onRefresh: () => void
  /** Applies the promo code from now on, null for none. Resolves with whether the server could be asked. */
  onPromoCode: (code: string | null) => Promise<boolean>
}

/** The whole event page except its footer. The homepage designer shows it as the preview. */
export function EventLayout({ pickerLook, isWidget, picker: start, ...props }: EventLayoutProps) {
  const { event } = props
  const picker = (
    <TicketPicker
      {...props}
      isWidget={isWidget}
      start={start}
      look={pickerLook}
      className="self-start text-foreground lg:col-start-2 lg:row-span-2 lg:row-start-1"
    />
  )
  if (isWidget)
    return (
      <main className="mx-auto grid w-full max-w-2xl gap-6 p-4">
        <EventHeader event={event} />
        {picker}
      </main>
    )
  return (
    <>
      <CoverBackdrop event={event} />
      <main
        className={cn(
          'mx-auto w-full max-w-5xl grow px-4 pb-10 sm:px-6',
          hasSheet(event) && 'bg-background sm:my-6 sm:rounded-lg',
        )}
      >
        <EventBanner event={event} />
        <EventCover event={event} />
        <div className="mt-8 grid gap-x-12 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
          <EventHeader event={event} />
          {picker}
          <EventDetails event={event} />
        </div>
      </main>
      <SaleBar event={event} look={pickerLook} />
    </>
  )
}
