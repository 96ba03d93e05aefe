import type { MessageText } from '@foyer/contracts/event-message/event-message'
import { negotiateLocale } from '@foyer/contracts/known-locales'
import type { Locale } from '@foyer/contracts/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog, DialogContent } from '../../components/ui/dialog.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx'
import { cn } from '../../lib/look/cn.ts'
import { eventMessageQueries } from './event-message-queries.ts'
import { LanguageField } from './language-field.tsx'

interface MessagePreviewProps {
  eventId: string
  text: MessageText
  onClose: () => void
}

/** The email as its readers see it, in each language, in light and dark, in a frame that runs no scripts. */
export function MessagePreview({ eventId, text, onClose }: MessagePreviewProps) {
  const { t, i18n } = useLingui()
  const [locale, setLocale] = useState<Locale>(() => negotiateLocale(i18n.locale))
  const { data, error, refetch } = useQuery({
    ...eventMessageQueries.preview(eventId, { ...text, locale }),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t`Preview`}
        description={t`This preview is addressed to you. Each recipient is greeted by name. Foyer’s own words are in their language, and yours stay as you wrote them.`}
        className="max-w-2xl"
      >
        <LanguageField label={<Trans>Language of the recipient</Trans>} value={locale} onChange={setLocale} />
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
