import type { MessageText } from '@foyer/contracts/event-message/event-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Dialog, DialogContent } from '../../components/ui/dialog.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx'
import { cn } from '../../lib/look/cn.ts'
import { eventMessageQueries } from './event-message-queries.ts'

interface MessagePreviewProps {
  eventId: string
  text: MessageText
  onClose: () => void
}

/** The email as its readers see it, in light and dark, in a frame that runs no scripts. */
export function MessagePreview({ eventId, text, onClose }: MessagePreviewProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(eventMessageQueries.preview(eventId, text))
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t`Preview`}
        description={t`This preview is addressed to you. Each recipient is greeted by name, in their own language.`}
        className="max-w-2xl"
      >
        {data ? (
          <Tabs defaultValue="light">
            <TabsList aria-label={t`How email apps show it`}>
              <TabsTrigger value="light">
                <Trans>Light</Trans>
              </TabsTrigger>
              <TabsTrigger value="dark">
                <Trans>Dark</Trans>
              </TabsTrigger>
            </TabsList>
            <TabsContent value="light">
              <EmailFrame title={t`Email: ${data.subject}`} html={data.html} className="bg-white" />
            </TabsContent>
            <TabsContent value="dark">
              <EmailFrame title={t`Email: ${data.subject}`} html={data.dark_html} className="bg-black" />
            </TabsContent>
          </Tabs>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-[60dvh] w-full" />
        )}
      </DialogContent>
    </Dialog>
  )
}

function EmailFrame({ title, html, className }: { title: string; html: string; className: string }) {
  return (
    <iframe
      title={title}
      sandbox=""
      srcDoc={html}
      className={cn('h-[55dvh] w-full rounded-md border', className)}
    />
  )
}
