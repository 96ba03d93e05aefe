import type { PublicOrder } from '@foyer/contracts/order/order'
import { Trans, useLingui } from '@lingui/react/macro'
import { LegalLinkList } from '../../components/foyer/legal-link-list.tsx'
import { TermsField } from '../../components/ui/form/terms-field.tsx'

/** The seller with the organizer's legal pages, and the consent to their terms if they have any. */
export function SellerTerms({ event }: { event: PublicOrder['event'] }) {
  const { t } = useLingui()
  const { organizer_name, terms_url, privacy_url, imprint_url } = event
  if (!terms_url && !privacy_url && !imprint_url) return null
  // The pages linked in the consent are not linked twice.
  const others = { terms_url: null, privacy_url: terms_url ? null : privacy_url, imprint_url }
  return (
    <section aria-label={t`Terms`} className="grid gap-3">
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground">
        <span className="wrap-anywhere">
          <Trans>The tickets are sold by {organizer_name}.</Trans>
        </span>
        <LegalLinkList
          pages={others}
          words={{ terms: t`Terms`, privacy: t`Privacy`, imprint: t`Legal notice` }}
        />
      </p>
      <TermsField pages={event} />
    </section>
  )
}
