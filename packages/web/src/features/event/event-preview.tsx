import type { HomepageDesign } from '@foyer/contracts/event/homepage-design'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { WidgetLook } from '@foyer/contracts/event/widget-look'
import { locale as anyLocale, type Locale } from '@foyer/contracts/locale'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { EventLayout } from '../../event-page/event-layout.tsx'
import { pageLook } from '../../event-page/page-look.ts'
import { eventQueries } from './event-queries.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { type PreviewEditing, PreviewSpots } from './preview-spots.tsx'

export const previewSizes = {
  phone: { width: 390, height: 780 },
  desk: { width: 1280, height: 900 },
  widget: { width: 640, height: 720 },
} as const

interface EventPreviewProps {
  event: PublicEvent
  design: HomepageDesign
  size: keyof typeof previewSizes
  /** The look that the site around a widget asks for, or null for the whole page. */
  wish?: WidgetLook | null
  isTall?: boolean
  /** Makes the parts of the page pressable, to edit them. */
  edit?: PreviewEditing
  /** By default, the viewer's language. */
  language?: Locale | undefined
}

/** The event's page, rendered by its own components, in a design that may be unsaved. */
export function EventPreview({
  event,
  design,
  size,
  wish = null,
  isTall = false,
  edit,
  language,
}: EventPreviewProps) {
  const { t, i18n } = useLingui()
  const locale = language ?? anyLocale.catch('en').parse(i18n.locale)
  const { data: words } = useSuspenseQuery(eventQueries.pageWords(locale))
  const drawn = useMemo(
    () => ({ ...event, settings: { ...event.settings, homepage_design: design } }),
    [event, design],
  )
  const look = useMemo(() => pageLook(drawn, wish), [drawn, wish])
  return (
    <PreviewFrame
      title={t`Preview`}
      look={look.page}
      isTall={isTall}
      overlay={edit && ((scale) => <PreviewSpots {...edit} scale={scale} shown={drawn} />)}
      {...previewSizes[size]}
    >
      <I18nProvider i18n={words}>
        <div className="isolate flex min-h-dvh flex-col text-base text-foreground">
          <EventLayout
            event={drawn}
            locale={locale}
            isWidget={wish !== null}
            picker={firstVisit}
            pickerLook={look.picker}
            onRefresh={nothingToDo}
            onPromoCode={nothingToAsk}
          />
        </div>
      </I18nProvider>
    </PreviewFrame>
  )
}

const firstVisit = { form: null, page: 'e', isLocaleNamed: false } as const

function nothingToDo(): void {}

async function nothingToAsk(): Promise<boolean> {
  return true
}
