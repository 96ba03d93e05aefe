import type { Attendee } from '@foyer/contracts/attendee/attendee'
import { fullName } from '@foyer/contracts/person-name'
import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'

/** Its next holder while it is offered, and who held it before (docs/decisions/0085). */
export function AttendeeTransfers({ attendee, timeZone }: { attendee: Attendee; timeZone: string }) {
  const format = useFormat()
  const { offer, former_holders } = attendee
  if (!offer && former_holders.length === 0) return null
  const time = (at: string) => format.date(at, timeZone, 'date_time_zone')
  return (
    <section className="grid gap-2 text-sm">
      <h3 className="font-semibold">
        <Trans>Passing on</Trans>
      </h3>
      <ul className="grid gap-2">
        {offer && (
          <li className="wrap-anywhere">
            <Trans>
              Offered to {fullName(offer)} ({offer.email}) until {time(offer.expires_at)}
            </Trans>
          </li>
        )}
        {former_holders.toReversed().map((holder) => (
          <li key={holder.reference} className="wrap-anywhere">
            <Trans>
              Passed on by {fullName(holder)} ({holder.email}), {holder.reference}, on{' '}
              {time(holder.passed_on_at)}
            </Trans>
          </li>
        ))}
      </ul>
    </section>
  )
}
