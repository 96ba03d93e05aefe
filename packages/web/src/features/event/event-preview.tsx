import type { HomepageDesign } from '@foyer/contracts/event/homepage-design'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { locale as anyLocale } from '@foyer/contracts/locale'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { EventLayout } from '../../event-page/event-layout.tsx'
import { homepageLook } from '../../lib/homepage-look.ts'
import { eventQueries } from './event-queries.ts'
import { PreviewFrame } from './preview-frame.tsx'

export const previewSizes = {
  phone: { width: 390, height: 780 },
  desk: { width: 1280, height: 900 },
} as const

interface EventPreviewProps {
  event: PublicEvent
  design: HomepageDesign
  size: keyof typeof previewSizes
  isWidget?: boolean
}

/** The event's page, by its own components, in a design that need not be saved yet. */
export function EventPreview({ event, design, size, isWidget = false }: EventPreviewProps) {
  const { t, i18n } = useLingui()
  const locale = anyLocale.catch('en').parse(i18n.locale)
  const { data: words } = useSuspenseQuery(eventQueries.pageWords(locale))
  const drawn = useMemo(
    () => ({ ...event, settings: { ...event.settings, homepage_design: design } }),
    [event, design],
  )
  const look = useMemo(() => homepageLook(design), [design])
  return (
    <PreviewFrame title={t`Preview`} look={look.page} {...previewSizes[size]}>
      <I18nProvider i18n={words}>
        <div className="isolate flex min-h-dvh flex-col text-base text-foreground">
          <EventLayout
            event={drawn}
            locale={locale}
            isWidget={isWidget}
            pickerStyle={look.picker}
            onRefresh={nothingToDo}
            onPromoCode={nothingToAsk}
          />
        </div>
      </I18nProvider>
    </PreviewFrame>
  )
}

function nothingToDo(): void {}

async function nothingToAsk(): Promise<boolean> {
  return true
}
