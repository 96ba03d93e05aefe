import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { Locale } from '@foyer/contracts/locale'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { ProofNotice } from '../components/foyer/proof-notice.tsx'
import { Button, buttonVariants } from '../components/ui/button.tsx'
import { cn } from '../lib/look/cn.ts'
import { type LookStyle, lookProps } from '../lib/look/look-props.ts'
import type { PickerStart } from './event-page-state.ts'
import { Kept } from './kept.tsx'
import { Late } from './late.tsx'
import { loadCalls } from './load-calls.ts'
import { OwnHoldNotice } from './own-hold-notice.tsx'
import { PickerProblem } from './picker-problem.tsx'
import { PickerTotals } from './picker-totals.tsx'
import { countOf, firstPicks, type PickProblem, type Picks, problemOf, stillPossible } from './picks.ts'
import { isAnythingOnSale } from './price-from.ts'
import { PromoCodeField } from './promo-code-field.tsx'
import { readTypedPicks } from './read-typed-picks.ts'
import { SaleBanner } from './sale-banner.tsx'
import { saleStanding } from './sale-standing.ts'
import { TicketRow } from './ticket-row.tsx'
import { useOwnHold } from './use-own-hold.ts'
import { useRenewal } from './use-renewal.ts'
import { useReservation } from './use-reservation.ts'
import { waitingRoom } from './waiting-room-part.ts'

interface TicketPickerProps {
  event: PublicEvent
  locale: Locale
  isWidget: boolean
  start: PickerStart
  /** Reads the current event from the server. Must be stable. */
  onRefresh: () => void
  /** Applies the promo code from now on, null for none. Resolves with whether the server could be asked. */
  onPromoCode: (code: string | null) => Promise<boolean>
  /** `FormFields`, on the server. */
  fields?: ReactNode
  className?: string
  /** The picker's colors, if they differ from the page's. */
  look: LookStyle
}

/**
 * A form to choose tickets. It works without script (docs/decisions/0079), and React makes it faster. On a phone its last
 * row is always in view.
 */
export function TicketPicker({
  event,
  locale,
  isWidget,
  start,
  onRefresh,
  onPromoCode,
  fields,
  className,
  look,
}: TicketPickerProps) {
  const [wanted, setWanted] = useState<Picks>(() => firstPicks(event, start.form))
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<PickProblem | null>(() =>
    start.form?.refused ? problemOf(event, stillPossible(event, start.form.picks)) : null,
  )
  const [isCheckingCode, setIsCheckingCode] = useState(false)
  const [hold, lookForHold] = useOwnHold(event.id)
  const { reserve, isBusy, isInLine, notBefore, refusal, forgetRefusal } = useReservation({
    event,
    locale,
    refused: start.form?.refused ?? null,
    onRefused: useRenewal(event, onRefresh),
    onKept: lookForHold,
  })
  // What somebody chose before this ran, or the browser put back, stands in the fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of the page's own fields
  useLayoutEffect(() => {
    const typed = form.current && readTypedPicks(form.current, event.currency, locale)
    const kept = keptPicks()
    if (typed && (countOf(event, typed) > 0 || !kept)) setWanted(typed)
    else if (kept) setWanted(kept)
  }, [])
  const picks = stillPossible(event, wanted)
  const count = countOf(event, picks)
  // Who only looks loads nothing of it, also where the only ticket is chosen already.
  const prepare = () => void loadCalls().catch(() => undefined)
  const canBuy = isAnythingOnSale(event)
  const isLive = event.status === 'LIVE'
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    const isSentAlready = new FormData(submitted.currentTarget as HTMLFormElement).get('attempt')
    if (isCheckingCode || isSentAlready) return
    const found = problemOf(event, picks)
    setProblem(found)
    if (!found) void reserve(picks)
  }
  // A buyer who continues before this ends would pay without the code that they just entered.
  const givePromoCode = async (code: string | null) => {
    if (!isLive) {
      setProblem({ kind: 'draft' })
      return true
    }
    setIsCheckingCode(true)
    const isAnswered = await onPromoCode(code)
    setIsCheckingCode(false)
    return isAnswered
  }
  return (
    <section
      aria-labelledby="tickets"
      className={cn('rounded-lg border bg-card', className)}
      {...lookProps(look)}
    >
      <form
        ref={form}
        method={isLive ? 'post' : 'get'}
        action={isLive ? `/api/public/events/${event.id}/order-form` : undefined}
        // A widget's frame must not navigate to the checkout.
        target={isWidget ? '_blank' : undefined}
        onSubmit={submit}
        onPointerDown={prepare}
        onFocus={prepare}
        noValidate
      >
        <Kept name="fields">{fields}</Kept>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-3 px-4 pt-4 sm:px-5">
          <h2 id="tickets" className="scroll-mt-6 text-lg font-semibold">
            <Trans>Tickets</Trans>
          </h2>
          {event.lifecycle !== 'ENDED' && (
            <PromoCodeField given={event.promo_code} hold={hold} onGive={givePromoCode} />
          )}
        </div>
        {saleStanding(event) && <SaleBanner event={event} isWidget={isWidget} onStart={onRefresh} />}
        {event.tickets.length === 0 && event.lifecycle !== 'ENDED' && (
          <p className="p-4 text-muted-foreground sm:px-5">
            <Trans>There are no tickets yet. Check back later.</Trans>
          </p>
        )}
        <ul className="divide-y">
          {event.tickets.map((ticket) => (
            <TicketRow
              key={ticket.id}
              ticket={ticket}
              event={event}
              picks={picks}
              onSaleStart={onRefresh}
              onPick={(priceId, pick) => {
                setProblem(null)
                forgetRefusal()
                const next = { ...picks, [priceId]: pick }
                setWanted(next)
                keepPicks(next)
              }}
            />
          ))}
        </ul>
        {(canBuy || hold || isInLine || refusal !== null) && (
          <div
            className={cn(
              'grid gap-3 rounded-b-lg border-t bg-card p-4',
              // A frame grows with its content, so its content must not be as high as the frame.
              isWidget
                ? 'sm:px-5'
                : 'max-lg:bottom-bar max-lg:z-10 max-lg:rounded-none max-lg:shadow-float lg:sticky lg:bottom-0 lg:px-5',
            )}
          >
            {hold && (
              <OwnHoldNotice
                eventId={event.id}
                hold={hold}
                isWidget={isWidget}
                onEnd={() => {
                  lookForHold()
                  onRefresh()
                }}
              />
            )}
            {isInLine && (
              <Late
                part={waitingRoom}
                given={{ eventId: event.id, notBefore, onTurn: () => void reserve(picks) }}
              />
            )}
            <PickerProblem event={event} problem={problem} refusal={refusal} />
            <ProofNotice>
              <Trans>One moment, your tickets are being reserved. Your network is busy.</Trans>
            </ProofNotice>
            {canBuy && (
              <div className="flex items-center justify-between gap-4 lg:grid lg:grid-cols-1">
                <PickerTotals event={event} picks={picks} />
                {count === 0 && !isWidget && (
                  <a href="#tickets" className={buttonVariants({ size: 'lg', className: 'lg:hidden' })}>
                    <Trans>Choose tickets</Trans>
                  </a>
                )}
                <Button
                  type="submit"
                  name="ask"
                  value="order"
                  size="lg"
                  variant={hold ? 'secondary' : 'primary'}
                  isBusy={isBusy || isCheckingCode || isInLine}
                  className={cn('min-w-0 shrink!', count === 0 && !isWidget && 'max-lg:hidden')}
                >
                  <ContinueText event={event} />
                </Button>
              </div>
            )}
            {canBuy && count === 0 && !isWidget && (
              <noscript>
                <button
                  type="submit"
                  name="ask"
                  value="order"
                  className={buttonVariants({ size: 'lg', className: 'w-full lg:hidden' })}
                >
                  <ContinueText event={event} />
                </button>
              </noscript>
            )}
          </div>
        )}
      </form>
    </section>
  )
}

function ContinueText({ event }: { event: PublicEvent }) {
  return <span className="truncate">{event.settings.continue_button_text || <Trans>Continue</Trans>}</span>
}

/** Keeps the choice in this history entry, for browsers that rebuild the page after going back. */
function keepPicks(picks: Picks): void {
  window.history.replaceState({ ...window.history.state, picks }, '')
}

function keptPicks(): Picks | null {
  return (window.history.state as { picks?: Picks } | null)?.picks ?? null
}
