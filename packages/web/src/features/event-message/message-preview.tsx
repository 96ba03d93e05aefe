import type { MessageText } from '@foyer/contracts/event-message/event-message'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Dialog, DialogContent } from '../../components/ui/dialog.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { eventMessageQueries } from './event-message-queries.ts'

interface MessagePreviewProps {
  eventId: string
  text: MessageText
  onClose: () => void
}

/** The email as its readers see it, in a frame in which nothing runs. */
export function MessagePreview({ eventId, text, onClose }: MessagePreviewProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(eventMessageQueries.preview(eventId, text))
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t`Preview`}
        description={t`Addressed to you; everybody is greeted by their own name, in their language.`}
        className="max-w-2xl"
      >
        {data ? (
          <iframe
            title={t`Email: ${data.subject}`}
            sandbox=""
            srcDoc={data.html}
            className="h-[60dvh] w-full rounded-md border bg-white"
          />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-[60dvh] w-full" />
        )}
      </DialogContent>
    </Dialog>
  )
}
