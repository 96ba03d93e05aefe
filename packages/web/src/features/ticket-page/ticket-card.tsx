import { readableOn } from '@foyer/contracts/color'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ban } from 'lucide-react'
import { QrCode } from '../../components/foyer/qr-code.tsx'
import { StackedFact } from '../../components/ui/fact.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { cn } from '../../lib/look/cn.ts'
import type { TicketFace } from './ticket-face.ts'

interface TicketCardProps {
  face: TicketFace
  headingLevel?: 'h1' | 'h2' | 'h3'
  /** Where the holder's name leads; left out: nowhere. */
  to?: string
}

/** A ticket worth keeping: who gets in with which code on top, the event below, and a line to tear between them. */
export function TicketCard({ face, headingLevel = 'h2', to }: TicketCardProps) {
  const { event, isVoid } = face
  const Heading = headingLevel
  const format = useFormat()
  const holder = <bdi className="text-lg/6 font-semibold wrap-anywhere">{face.holder}</bdi>
  return (
    <article
      data-slot="ticket-card"
      className="mx-auto w-full max-w-md overflow-hidden rounded-lg border bg-card text-card-foreground"
    >
      <TicketBand event={event} isVoid={isVoid} />
      <div data-part="entry" className="grid justify-items-center gap-3 px-6 py-4 text-center">
        {event.is_test && (
          <p className="rounded-full border-2 border-dashed border-warning px-4 py-1 text-lg font-semibold text-warning">
            <Trans>Test ticket</Trans>
          </p>
        )}
        <div className="grid gap-0.5">
          {to ? (
            <a href={to} className="underline-offset-4 hover:underline">
              {holder}
            </a>
          ) : (
            holder
          )}
          <p className="wrap-anywhere">
            {face.ticketTitle}
            {face.priceLabel && <span className="text-muted-foreground"> · {face.priceLabel}</span>}
          </p>
        </div>
        <Entry face={face} />
        <span className="font-semibold tracking-wide tabular-nums">{face.reference}</span>
      </div>
      <TearLine />
      <div data-part="event" className="grid gap-4 px-6 pt-3 pb-6">
        <Heading className="text-lg font-semibold text-balance wrap-anywhere">{event.title}</Heading>
        <dl className="grid gap-3 text-sm">
          <StackedFact label={<Trans>When</Trans>}>
            {format.dateRange(event.start_date, event.end_date, event.timezone)}
          </StackedFact>
          {event.is_online_event ? (
            <StackedFact label={<Trans>Where</Trans>}>
              <Trans>Online event</Trans>
            </StackedFact>
          ) : (
            event.place.length > 0 && (
              <StackedFact label={<Trans>Where</Trans>}>
                {event.place.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </StackedFact>
            )
          )}
          <StackedFact label={<Trans>Order</Trans>}>
            <span className="tracking-wide tabular-nums">{face.orderReference}</span>
          </StackedFact>
        </dl>
        <p className="text-sm text-muted-foreground wrap-anywhere">{event.organizer_name}</p>
      </div>
    </article>
  )
}

/** The cover over the event's color, which paper shows too. */
function TicketBand({ event, isVoid }: Pick<TicketFace, 'event' | 'isVoid'>) {
  const { cover_url, color } = event
  const own =
    color === null || isVoid ? undefined : { backgroundColor: readableOn(color, [paper], markContrast) }
  return (
    <>
      {cover_url && !isVoid && (
        <img data-part="cover" src={cover_url} alt="" className="h-12 w-full bg-muted object-cover" />
      )}
      <div
        data-part="band"
        style={own}
        className={cn(cover_url ? 'h-1.5' : 'h-3', isVoid ? 'bg-destructive' : 'bg-primary')}
      />
    </>
  )
}

const paper = '#ffffff'
/** WCAG 1.4.11, for marks that are not text. */
const markContrast = 3

/** The QR code, or, once cancelled, plainly none. */
function Entry({ face }: { face: TicketFace }) {
  const { t } = useLingui()
  if (face.isVoid)
    return (
      <div
        role="status"
        className="grid aspect-square w-60 content-center justify-items-center gap-3 rounded-md border-2 border-dashed border-destructive bg-destructive-soft p-6 text-destructive"
      >
        <Ban aria-hidden className="size-14" />
        <p className="text-lg font-semibold">
          <Trans>Cancelled</Trans>
        </p>
        <p className="text-sm">
          <Trans>This ticket is not valid. It cannot be used to enter.</Trans>
        </p>
      </div>
    )
  return (
    <QrCode
      value={face.code}
      label={t`QR code of ticket ${face.reference} for ${face.holder}`}
      className="w-62 p-1"
    />
  )
}

function TearLine() {
  return (
    <div aria-hidden data-part="tear" className="relative h-5">
      <span className="absolute inset-x-4 top-1/2 border-t-2 border-dashed" />
      <span className="absolute -start-2.5 top-0 size-5 rounded-full border bg-background print:hidden" />
      <span className="absolute -end-2.5 top-0 size-5 rounded-full border bg-background print:hidden" />
    </div>
  )
}
