import type { HomepageDesign } from '@foyer/contracts/event/homepage-design'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { EditBesidePreview, type EditedOrShown } from '../../components/foyer/edit-beside-preview.tsx'
import { Button } from '../../components/ui/button.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx'
import { EventPreview } from '../../features/event/event-preview.tsx'
import { eventQueries } from '../../features/event/event-queries.ts'
import { HomepageDesignForm } from '../../features/event/homepage-design-form.tsx'
import type { PreviewPart } from '../../features/event/preview-spots.tsx'
import { BannerUpload } from '../../features/image/banner-upload.tsx'
import { CoverUpload } from '../../features/image/cover-upload.tsx'
import { ImageField } from '../../features/image/image-field.tsx'
import { useIsWide } from '../../lib/browser/use-media-query.ts'
import { paths } from '../../paths.ts'
import { addressOfPart, fieldOfPart, usePartWords } from './designer-parts.ts'
import { useEvent } from './use-event.ts'

const DesignerPartSheet = lazy(async () => ({
  default: (await import('./designer-part-sheet.tsx')).DesignerPartSheet,
}))

/** Layout, font, colors, cover and banner of an event's page, next to a preview in which each part can be pressed. */
export function HomepageDesignerPage() {
  const { t } = useLingui()
  const event = useEvent()
  const [settings, page] = useSuspenseQueries({
    queries: [eventQueries.settings(event.id), eventQueries.preview(event.id)],
  })
  const navigate = useNavigate()
  const isWide = useIsWide()
  const words = usePartWords()
  // Not in the address: what is not saved yet in the design would have to be left for it.
  const [editedField, setEditedField] = useState<string | null>(null)
  const [half, setHalf] = useState<EditedOrShown>('edit')
  const shown = useMemo(() => ({ ...page.data, images: event.images }), [page.data, event.images])
  const onEdit = (part: PreviewPart) => {
    const field = fieldOfPart(part, settings.data)
    if (field !== null) return setEditedField(field)
    const address = addressOfPart(part, event)
    if (address !== null) return void navigate(address)
    setHalf('edit')
    // On a phone the controls appear first.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-edit="${part}"] button`)?.focus())
  }
  const preview = (design: HomepageDesign) => (
    <Tabs defaultValue={isWide ? 'desk' : 'phone'} className="lg:sticky lg:top-4">
      <TabsList aria-label={t`Width of the preview`}>
        <TabsTrigger value="desk">{t`Desktop`}</TabsTrigger>
        <TabsTrigger value="phone">{t`Phone`}</TabsTrigger>
      </TabsList>
      <p className="pt-3 text-sm text-muted-foreground">{t`Press a part of the page to edit it.`}</p>
      {(['desk', 'phone'] as const).map((size) => (
        <TabsContent key={size} value={size} className="pt-3">
          <EventPreview isTall event={shown} design={design} size={size} edit={{ words, onEdit }} />
        </TabsContent>
      ))}
    </Tabs>
  )
  return (
    <>
      <PageHeader
        title={t`Homepage design`}
        description={t`Layout, font and colors of the event page, its widget and its checkout.`}
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
            <div data-edit="cover">
              <ImageField label={t`Cover image`}>
                <CoverUpload eventId={event.id} images={event.images} />
              </ImageField>
            </div>
            <div data-edit="banner">
              <ImageField label={t`Banner`}>
                <BannerUpload eventId={event.id} images={event.images} />
              </ImageField>
            </div>
          </>
        }
        cover={event.images.find(({ type, variants }) => type === 'EVENT_COVER' && variants)}
        preview={preview}
        layout={(controls, beside) => (
          <EditBesidePreview
            label={t`Homepage design`}
            editLabel={t`Design`}
            edit={controls}
            preview={beside}
            shown={half}
            onShow={setHalf}
            className="lg:grid-cols-[24rem_minmax(0,1fr)]"
          />
        )}
      />
      {editedField !== null && (
        <Suspense fallback={null}>
          <DesignerPartSheet
            event={event}
            settings={settings.data}
            field={editedField}
            onClose={() => setEditedField(null)}
          />
        </Suspense>
      )}
    </>
  )
}
