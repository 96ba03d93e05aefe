import { useLingui } from '@lingui/react/macro'
import { skipToken, useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { SheetSkeleton } from '../../components/ui/sheet-skeleton.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderDetail } from './order-detail.tsx'
import { orderQueries } from './order-queries.ts'

interface OrderSheetProps {
  eventId: string
  timeZone: string
  /** The open order's short id, or null for none. */
  orderShortId: string | null
  onClose: () => void
}

/** One order beside the list. */
export function OrderSheet({ eventId, timeZone, orderShortId, onClose }: OrderSheetProps) {
  const { t } = useLingui()
  const query = orderQueries.detail(eventId, orderShortId ?? '')
  const {
    data: order,
    error,
    refetch,
  } = useQuery({ ...query, ...(orderShortId ? {} : { queryFn: skipToken }) })
  return (
    <Sheet open={orderShortId !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent
        title={order ? t`Order ${order.reference}` : t`Order`}
        footer={order && <OrderActions order={order} />}
      >
        {order ? (
          <OrderDetail order={order} timeZone={timeZone} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SheetSkeleton />
        )}
      </SheetContent>
    </Sheet>
  )
}
