import type { Event } from '@foyer/contracts/event/event'
import { useLingui } from '@lingui/react/macro'
import { skipToken, useQuery } from '@tanstack/react-query'
import { toast } from 'sonner'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { SheetSkeleton } from '../../components/ui/sheet-skeleton.tsx'
import { AffiliateForm } from './affiliate-form.tsx'
import { affiliateQueries } from './affiliate-queries.ts'
import { AffiliateShare } from './affiliate-share.tsx'

interface AffiliateSheetProps {
  event: Event
  /** The open affiliate's id, `new` for a new one, or null for none. */
  openId: string | null
  /** Called after an affiliate is created. Its link comes next. */
  onCreated: (affiliateId: string) => void
  onClose: () => void
}

/** One affiliate beside the list: the link to share, and the details that can be changed. */
export function AffiliateSheet({ event, openId, onCreated, onClose }: AffiliateSheetProps) {
  const { t } = useLingui()
  const affiliateId = openId === 'new' ? null : openId
  const query = affiliateQueries.detail(event.id, affiliateId ?? '')
  const {
    data: affiliate,
    error,
    refetch,
  } = useQuery({ ...query, ...(affiliateId ? {} : { queryFn: skipToken }) })
  return (
    <Sheet open={openId !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent title={openId === 'new' ? t`Create affiliate` : (affiliate?.name ?? t`Affiliate`)}>
        {openId === 'new' ? (
          <AffiliateForm
            eventId={event.id}
            onSaved={({ id }) => {
              toast.success(t`Affiliate created`)
              onCreated(id)
            }}
          />
        ) : affiliate ? (
          <div key={affiliate.id} className="grid gap-6">
            <AffiliateShare event={event} affiliate={affiliate} />
            <AffiliateForm
              eventId={event.id}
              affiliate={affiliate}
              onSaved={() => {
                toast.success(t`Affiliate saved`)
                onClose()
              }}
            />
          </div>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SheetSkeleton />
        )}
      </SheetContent>
    </Sheet>
  )
}
