import type { ListMeta } from '@foyer/contracts/list'
import { Trans, useLingui } from '@lingui/react/macro'
import { buttonVariants } from '../components/ui/button.tsx'
import { organizerAddress } from '../event-page/page-address.ts'

interface PageLinksProps {
  organizer: { id: string; slug: string }
  state: 'upcoming' | 'ended'
  meta: ListMeta
}

/** Links to the previous and next page. Renders nothing if one page has all events. */
export function PageLinks({ organizer, state, meta }: PageLinksProps) {
  const { t } = useLingui()
  const { page, last_page } = meta
  if (last_page === 1) return null
  const linkClass = buttonVariants({ variant: 'secondary', size: 'sm' })
  return (
    <nav aria-label={t`Pages`} className="flex items-center justify-between gap-4">
      <span>
        {page > 1 && (
          <a rel="prev" href={organizerAddress(organizer, { state, page: page - 1 })} className={linkClass}>
            <Trans>Previous page</Trans>
          </a>
        )}
      </span>
      <span className="text-sm text-muted-foreground tabular-nums">
        <Trans>
          Page {page} of {last_page}
        </Trans>
      </span>
      <span>
        {page < last_page && (
          <a rel="next" href={organizerAddress(organizer, { state, page: page + 1 })} className={linkClass}>
            <Trans>Next page</Trans>
          </a>
        )}
      </span>
    </nav>
  )
}
