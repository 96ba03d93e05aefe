import { type Organizer, organizerBody } from '@foyer/contracts/organizer/organizer'
import { zoneWords } from '@foyer/contracts/zone-words'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { CurrencyInput } from '../../components/foyer/currency-input.tsx'
import { RichTextInput } from '../../components/foyer/rich-text-input.tsx'
import { TimeZoneInput } from '../../components/foyer/time-zone-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormRow, FormRows } from '../../components/ui/form/form-row.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { beginningOf } from '../../lib/format/beginning-of.ts'
import { useSaveOrganizer } from './organizer-mutations.ts'

interface OrganizerFormProps {
  /** The organizer to change. Without it, the form creates one and begins with `defaults`. */
  organizer?: Organizer
  defaults: Partial<z.input<typeof organizerBody>>
  /** The input for the logo, if there is room for it. */
  logo?: ReactNode
  onSaved: (organizer: Organizer) => void | Promise<void>
  /** The form's buttons: a `FormFooter` in a sheet, a `SubmitButton` on a page. */
  children: ReactNode
}

export function OrganizerForm({ organizer, defaults, logo, onSaved, children }: OrganizerFormProps) {
  const { t, i18n } = useLingui()
  const save = useSaveOrganizer(organizer?.id)
  const form = useAppForm({
    schema: organizerBody,
    defaultValues: organizer
      ? pickBody(organizer)
      : { ...emptyTexts, currency: 'USD', timezone: 'UTC', ...defaults },
    onSubmit: async (body) => onSaved(await save.mutateAsync(body)),
  })
  const typed = useWatch({ control: form.methods.control })
  const zone = zoneWords(new Date().toISOString(), typed.timezone ?? 'UTC', i18n.locale)
  const pages = [
    typed.terms_url && t`Terms and conditions`,
    typed.privacy_url && t`Privacy notice`,
    typed.imprint_url && t`Legal notice`,
  ]
  return (
    <AppForm form={form}>
      <form.Field name="name" label={t`Name`} help={t`Buyers see it on the event page and on tickets.`}>
        {(field) => <Input {...field} autoComplete="organization" />}
      </form.Field>
      <form.Field name="email" label={t`Contact email`}>
        {(field) => <Input {...field} type="email" autoComplete="email" />}
      </form.Field>
      {logo}
      <FormRows>
        <FormRow
          title={t`Time zone and currency`}
          value={`${zone} · ${typed.currency}`}
          names={['currency', 'timezone']}
        >
          <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
            <form.Field name="currency" label={t`Currency`}>
              {(field) => <CurrencyInput {...field} />}
            </form.Field>
            <form.Field name="timezone" label={t`Time zone`}>
              {(field) => <TimeZoneInput {...field} />}
            </form.Field>
          </div>
        </FormRow>
        <FormRow title={t`Website`} value={typed.website || t`Nothing yet`} names={['website']}>
          <form.Field name="website" label={t`Website`} isOptional>
            {(field) => <Input {...field} type="url" placeholder="https://" />}
          </form.Field>
        </FormRow>
        <FormRow
          title={t`Description`}
          value={beginningOf(typed.description) || t`Nothing yet`}
          names={['description']}
        >
          <form.Field name="description" label={t`Description`} isOptional>
            {(field) => <RichTextInput {...field} limit={49_999} />}
          </form.Field>
        </FormRow>
        <FormRow
          title={t`Your legal pages`}
          value={pages.filter(Boolean).join(' · ') || t`Nothing yet`}
          names={['terms_url', 'privacy_url', 'imprint_url']}
        >
          <div className="grid gap-4">
            <p className="text-sm text-muted-foreground">
              <Trans>
                Your event pages and the checkout link to them. If you add terms, buyers must accept them to
                order. Each order records which terms were accepted and when.
              </Trans>
            </p>
            <form.Field name="terms_url" label={t`Terms and conditions`} isOptional>
              {(field) => <Input {...field} type="url" placeholder="https://" />}
            </form.Field>
            <form.Field name="privacy_url" label={t`Privacy notice`} isOptional>
              {(field) => <Input {...field} type="url" placeholder="https://" />}
            </form.Field>
            <form.Field name="imprint_url" label={t`Legal notice`} isOptional>
              {(field) => <Input {...field} type="url" placeholder="https://" />}
            </form.Field>
          </div>
        </FormRow>
      </FormRows>
      {children}
    </AppForm>
  )
}

const emptyTexts = {
  ...{ name: '', email: '', description: '', website: '' },
  ...{ terms_url: '', privacy_url: '', imprint_url: '' },
}

function pickBody(organizer: Organizer) {
  const { name, email, description, website, currency, timezone } = organizer
  const { terms_url, privacy_url, imprint_url } = organizer
  return { name, email, description, website, currency, timezone, terms_url, privacy_url, imprint_url }
}
