import { Trans } from '@lingui/react/macro'
import { CalendarDays, MapPin } from 'lucide-react'
import { useFormat } from '../../lib/format/use-format.ts'
import { QrCode } from '../foyer/qr-code.tsx'
import { buttonVariants } from '../ui/button.tsx'
import { CoverPlaceholder } from '../ui/cover-placeholder.tsx'

const start = '2027-06-19T18:00:00Z'
const zone = 'Europe/Lisbon'

/** An event page and the ticket that a buyer has on a phone, drawn with the product's own parts. A picture only. */
export function ProductPicture() {
  const format = useFormat()
  const when = format.date(start, zone)
  return (
    <div aria-hidden inert className="relative w-full max-w-xl pb-16 select-none">
      <div className="overflow-hidden rounded-lg border bg-card text-card-foreground shadow-float">
        <CoverPlaceholder seed="ev_lanternnights" className="aspect-5/2 w-full" />
        <div className="grid gap-3 p-4 pe-36 sm:p-5 sm:pe-52">
          <p className="text-lg font-semibold">
            <Trans>Lantern nights on the river</Trans>
          </p>
          <p className="flex items-center gap-2 text-sm text-muted-foreground">
            <CalendarDays className="size-4 shrink-0" />
            {when}
          </p>
          <p className="flex items-center gap-2 text-sm text-muted-foreground">
            <MapPin className="size-4 shrink-0" />
            Cais do Sodré, Lisboa
          </p>
          <span className={buttonVariants({ size: 'sm', className: 'justify-self-start' })}>
            <Trans>Get tickets</Trans> · {format.money(1800, 'EUR')}
          </span>
        </div>
      </div>
      <div className="absolute end-3 bottom-0 w-32 overflow-hidden rounded-lg border-4 border-foreground/80 bg-card text-card-foreground shadow-float sm:end-6 sm:w-40">
        <CoverPlaceholder seed="ev_lanternnights" className="h-8 w-full" />
        <div className="grid gap-1 p-3">
          <p className="truncate text-sm font-semibold">Marta Neves</p>
          <p className="truncate text-xs text-muted-foreground">
            <Trans>General admission</Trans>
          </p>
          <QrCode value="https://foyer.example/lantern" label="" className="w-full" />
          <p className="text-center text-xs font-medium tabular-nums">A-4HT9WQC</p>
        </div>
      </div>
    </div>
  )
}
