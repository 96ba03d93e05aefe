import { eventSettings } from '@foyer/contracts/event/event-settings'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import * as z from 'zod'
import { CountryInput } from '../../components/foyer/country-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { Textarea } from '../../components/ui/textarea.tsx'
import { paragraphs } from '../../lib/format/paragraphs.ts'
import { useChangeEvent, useUpdateEventSettings } from './event-mutations.ts'

const place = eventSettings.pick({ is_online_event: true, location: true })
const noPlace = { is_online_event: false, location: eventSettings.parse({}).location }

/** The place in its most important lines. The settings have the others. */
export function PlaceForm({ eventId }: { eventId: string }) {
  const { t } = useLingui()
  const update = useUpdateEventSettings(eventId)
  const form = useAppForm({
    schema: place,
    defaultValues: noPlace,
    onSubmit: async (body) => {
      await update.mutateAsync(body)
      toast.success(t`Location saved`)
    },
  })
  const isOnline = useWatch({ control: form.methods.control, name: 'is_online_event' })
  return (
    <AppForm form={form} className="gap-4">
      <form.Field name="is_online_event" isInline label={t`This is an online event`}>
        {(field) => <FormCheckbox {...field} />}
      </form.Field>
      {!isOnline && (
        <>
          <form.Field name="location.venue_name" label={t`Venue`} isOptional>
            {(field) => <Input {...field} />}
          </form.Field>
          <form.Field name="location.address_line_1" label={t`Address`} isOptional>
            {(field) => <Input {...field} autoComplete="off" />}
          </form.Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <form.Field name="location.city" label={t`City`} isOptional>
              {(field) => <Input {...field} autoComplete="off" />}
            </form.Field>
            <form.Field name="location.country" label={t`Country`} isOptional>
              {(field) => <CountryInput {...field} />}
            </form.Field>
          </div>
        </>
      )}
      <Save />
    </AppForm>
  )
}

const description = z.object({ description: z.string().trim().max(10_000) })

/** Plain text in paragraphs. The event's own form has the editor, which would make each screen with this dialog heavy. */
export function DescriptionForm({ eventId }: { eventId: string }) {
  const { t } = useLingui()
  const change = useChangeEvent(eventId)
  const form = useAppForm({
    schema: description,
    defaultValues: { description: '' },
    onSubmit: async ({ description: text }) => {
      await change.mutateAsync({ description: paragraphs(text) })
      toast.success(t`Event saved`)
    },
  })
  return (
    <AppForm form={form} className="gap-4">
      <form.Field name="description" label={t`Description`}>
        {(field) => <Textarea {...field} rows={5} maxLength={10_000} />}
      </form.Field>
      <Save />
    </AppForm>
  )
}

function Save() {
  return (
    <SubmitButton variant="secondary" className="justify-self-start">
      <Trans>Save</Trans>
    </SubmitButton>
  )
}
