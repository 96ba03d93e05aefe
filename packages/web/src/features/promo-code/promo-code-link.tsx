import type { Event } from '@foyer/contracts/event/event'
import { Trans } from '@lingui/react/macro'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { paths } from '../../paths.ts'

/** The address of the event page with that promo code applied. */
export function promoCodeLink({ id, slug }: Pick<Event, 'id' | 'slug'>, code: string): string {
  return window.location.origin + paths.eventPage(id, slug, code)
}

/** The link to share, with a button that copies it. */
export function PromoCodeLink({ event, code }: { event: Event; code: string }) {
  const link = promoCodeLink(event, code)
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-lg border p-4">
      <div className="grid min-w-0 grow basis-56 gap-1">
        <p className="font-medium">
          <Trans>Link with this code</Trans>
        </p>
        <p className="text-muted-foreground wrap-anywhere">{link}</p>
      </div>
      <CopyButton value={link} size="sm">
        <Trans>Copy link</Trans>
      </CopyButton>
    </div>
  )
}
