import type { HomepageDesign } from '@foyer/contracts/event/homepage-design'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { EditBesidePreview } from '../../components/foyer/edit-beside-preview.tsx'
import { Button } from '../../components/ui/button.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx'
import { EventPreview } from '../../features/event/event-preview.tsx'
import { eventQueries } from '../../features/event/event-queries.ts'
import { HomepageDesignForm } from '../../features/event/homepage-design-form.tsx'
import { BannerUpload } from '../../features/image/banner-upload.tsx'
import { CoverUpload } from '../../features/image/cover-upload.tsx'
import { ImageField } from '../../features/image/image-field.tsx'
import { paths } from '../../paths.ts'
import { useEvent } from './use-event.ts'

/** Colors, background, cover and banner of an event's page, next to a preview of the page. */
export function HomepageDesignerPage() {
  const { t } = useLingui()
  const event = useEvent()
  const [settings, page] = useSuspenseQueries({
    queries: [eventQueries.settings(event.id), eventQueries.preview(event.id)],
  })
  const shown = { ...page.data, images: event.images }
  const preview = (design: HomepageDesign) => (
    <Tabs defaultValue="desk" className="lg:sticky lg:top-4">
      <TabsList aria-label={t`Width of the preview`}>
        <TabsTrigger value="desk">{t`Desktop`}</TabsTrigger>
        <TabsTrigger value="phone">{t`Phone`}</TabsTrigger>
      </TabsList>
      {(['desk', 'phone'] as const).map((size) => (
        <TabsContent key={size} value={size} className="pt-4">
          <EventPreview isTall event={shown} design={design} size={size} />
        </TabsContent>
      ))}
    </Tabs>
  )
  return (
    <>
      <PageHeader
        title={t`Homepage design`}
        description={t`Colors and background of the event page, its widget and its checkout.`}
        action={
          event.status === 'LIVE' && (
            <Button asChild variant="secondary">
              <a href={paths.eventPage(event.id, event.slug)} target="_blank" rel="noreferrer">
                <ExternalLink />
                {t`View event page`}
              </a>
            </Button>
          )
        }
      />
      <HomepageDesignForm
        eventId={event.id}
        settings={settings.data}
        images={
          <>
            <ImageField label={t`Cover image`}>
              <CoverUpload eventId={event.id} images={event.images} />
            </ImageField>
            <ImageField label={t`Banner`}>
              <BannerUpload eventId={event.id} images={event.images} />
            </ImageField>
          </>
        }
        hasCover={event.images.some(({ type, variants }) => type === 'EVENT_COVER' && variants)}
        preview={preview}
        layout={(controls, beside) => (
          <EditBesidePreview
            label={t`Homepage design`}
            editLabel={t`Design`}
            edit={controls}
            preview={beside}
            className="lg:grid-cols-[24rem_minmax(0,1fr)]"
          />
        )}
      />
    </>
  )
}
