import type { Affiliate } from '@foyer/contracts/affiliate/affiliate'
import type { Event } from '@foyer/contracts/event/event'
import { Trans, useLingui } from '@lingui/react/macro'
import { QrCode } from '../../components/foyer/qr-code.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { affiliateAddress } from './affiliate-address.ts'

interface AffiliateShareProps {
  event: Event
  affiliate: Affiliate
}

/** What an affiliate gets: their link, and the link as a QR code for print. */
export function AffiliateShare({ event, affiliate }: AffiliateShareProps) {
  const { t } = useLingui()
  const address = affiliateAddress(event, affiliate)
  return (
    <section
      aria-label={t`Link for ${affiliate.name}`}
      className="flex items-start gap-4 rounded-lg border p-4 max-sm:flex-col"
    >
      <div className="grid min-w-0 grow gap-3">
        <p className="text-muted-foreground wrap-anywhere">{address}</p>
        <CopyButton value={address} size="sm" className="justify-self-start">
          <Trans>Copy link</Trans>
        </CopyButton>
        {event.status !== 'LIVE' && (
          <p className="text-warning">
            <Trans>The link works once the event is live.</Trans>
          </p>
        )}
      </div>
      <QrCode
        value={address}
        label={t`QR code for the link of ${affiliate.name}`}
        className="w-32 shrink-0 border p-1"
      />
    </section>
  )
}
