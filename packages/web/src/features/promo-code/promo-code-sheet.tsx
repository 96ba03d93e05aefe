import type { Event } from '@foyer/contracts/event/event'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { useLingui } from '@lingui/react/macro'
import { skipToken, useQuery } from '@tanstack/react-query'
import { toast } from 'sonner'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { SheetSkeleton } from '../../components/ui/sheet-skeleton.tsx'
import { openPromoCode } from './open-promo-code.ts'
import { duplicatePromoCode, newPromoCode, toPromoCodeBody } from './promo-code-body.ts'
import { PromoCodeForm } from './promo-code-form.tsx'
import { PromoCodeLink } from './promo-code-link.tsx'
import { promoCodeQueries } from './promo-code-queries.ts'

interface PromoCodeSheetProps {
  event: Event
  tickets: readonly Ticket[]
  /** What the address opens, see `openPromoCode`. Null opens nothing. */
  openId: string | null
  onClose: () => void
}

/** Creates, copies or changes a promo code beside the list. */
export function PromoCodeSheet({ event, tickets, openId, onClose }: PromoCodeSheetProps) {
  const { t } = useLingui()
  const { id, isCopy } = openPromoCode(openId ?? 'new')
  const query = promoCodeQueries.detail(event.id, id ?? '')
  const { data: known, error, refetch } = useQuery({ ...query, ...(id ? {} : { queryFn: skipToken }) })
  const edited = isCopy ? undefined : known
  const isNew = id === null || isCopy
  const onSaved = () => {
    toast.success(isNew ? t`Promo code created` : t`Promo code saved`)
    onClose()
  }
  const form = { event, tickets, promoCode: edited, onSaved }
  return (
    <Sheet open={openId !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent title={isNew ? t`Create promo code` : t`Edit promo code`}>
        {id === null ? (
          <PromoCodeForm key="new" {...form} defaultValues={newPromoCode()} />
        ) : known ? (
          <>
            {edited && <PromoCodeLink event={event} code={edited.code} />}
            <PromoCodeForm
              key={openId}
              {...form}
              defaultValues={isCopy ? duplicatePromoCode(known) : toPromoCodeBody(known)}
            />
          </>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SheetSkeleton />
        )}
      </SheetContent>
    </Sheet>
  )
}
