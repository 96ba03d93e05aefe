import type { Event } from '@foyer/contracts/event/event'
import type { EventSettings } from '@foyer/contracts/event/event-settings'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { eventQueries } from '../../features/event/event-queries.ts'
import { EventTexts } from '../../features/event/event-texts.tsx'
import { LocationFields } from '../../features/event/location-fields.tsx'
import { useEventForm } from '../../features/event/use-event-form.ts'
import { useLocationForm } from '../../features/event/use-location-form.ts'
import { focusField } from '../../lib/browser/focus-field.ts'
import { useMe } from './use-me.ts'

interface DesignerPartSheetProps {
  event: Event
  settings: EventSettings
  /** The field that was pressed in the preview. */
  field: string
  onClose: () => void
}

/** Edits a text of the event's page beside its preview, which shows it once it is saved. */
export function DesignerPartSheet({ event, settings, field, onClose }: DesignerPartSheetProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const isPlace = field === 'is_online_event' || field.startsWith('location.')
  const saved = (text: string) => {
    toast.success(text)
    void client.invalidateQueries({ queryKey: eventQueries.preview(event.id).queryKey })
    onClose()
  }
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent title={isPlace ? t`Location` : t`Title and description`}>
        <Focused field={field}>
          {isPlace ? (
            <PlaceForm event={event} settings={settings} onSaved={() => saved(t`Location saved`)} />
          ) : (
            <TextForm event={event} onSaved={() => saved(t`Event saved`)} />
          )}
        </Focused>
      </SheetContent>
    </Sheet>
  )
}

function Focused({ field, children }: { field: string; children: React.ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let stop = () => {}
    // The sheet takes the focus first.
    const frame = requestAnimationFrame(() => {
      if (content.current) stop = focusField(content.current, field)
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [field])
  return <div ref={content}>{children}</div>
}

function TextForm({ event, onSaved }: { event: Event; onSaved: () => void }) {
  const form = useEventForm(event, onSaved)
  return (
    <AppForm form={form}>
      <EventTexts form={form} />
      <FormFooter>
        <Trans>Save changes</Trans>
      </FormFooter>
    </AppForm>
  )
}

interface PlaceFormProps {
  event: Event
  settings: EventSettings
  onSaved: () => void
}

function PlaceForm({ event, settings, onSaved }: PlaceFormProps) {
  const { finds_places } = useMe()
  const form = useLocationForm(event.id, settings, onSaved)
  return (
    <AppForm form={form}>
      <LocationFields form={form} findsPlaces={finds_places} />
      <FormFooter>
        <Trans>Save changes</Trans>
      </FormFooter>
    </AppForm>
  )
}
