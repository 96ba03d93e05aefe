import { eventSettings } from '@foyer/contracts/event/event-settings'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormRow, FormRows } from '../../components/ui/form/form-row.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { SettingsPart } from '../../components/ui/settings-part.tsx'
import { Textarea } from '../../components/ui/textarea.tsx'
import { beginningOf } from '../../lib/format/beginning-of.ts'
import { useUpdateEventSettings } from './event-mutations.ts'
import { SearchIndexingField } from './search-indexing-field.tsx'
import type { SettingsFormProps } from './settings-form-props.ts'

const schema = eventSettings.pick({
  allow_search_indexing: true,
  seo_title: true,
  seo_description: true,
  seo_keywords: true,
})

export function SearchSettingsForm({ eventId, settings }: SettingsFormProps) {
  const { t } = useLingui()
  const update = useUpdateEventSettings(eventId)
  const { allow_search_indexing, seo_title, seo_description, seo_keywords } = settings
  const form = useAppForm({
    schema,
    values: { allow_search_indexing, seo_title, seo_description, seo_keywords },
    onSubmit: async (body) => {
      await update.mutateAsync(body)
      toast.success(t`Search settings saved`)
    },
  })
  const typed = useWatch({ control: form.methods.control })
  return (
    <AppForm form={form} className="grid-cols-1 gap-8">
      <SettingsPart
        title={t`Search engines`}
        help={t`Whether search engines show the event, and in which words.`}
      >
        <SearchIndexingField />
        <FormRows>
          <FormRow
            title={t`Search title`}
            value={typed.seo_title || t`The event’s title`}
            names={['seo_title']}
          >
            <form.Field
              name="seo_title"
              label={t`Search title`}
              isOptional
              help={t`Leave empty to use the event’s title.`}
            >
              {(field) => <Input {...field} />}
            </form.Field>
          </FormRow>
          <FormRow
            title={t`Search description`}
            value={beginningOf(typed.seo_description) || t`The beginning of the event’s description`}
            names={['seo_description']}
          >
            <form.Field
              name="seo_description"
              label={t`Search description`}
              isOptional
              help={t`Leave empty to use the beginning of the event’s description.`}
            >
              {(field) => <Textarea {...field} />}
            </form.Field>
          </FormRow>
          <FormRow title={t`Keywords`} value={typed.seo_keywords || t`Nothing yet`} names={['seo_keywords']}>
            <form.Field name="seo_keywords" label={t`Keywords`} isOptional help={t`Separated by commas.`}>
              {(field) => <Input {...field} />}
            </form.Field>
          </FormRow>
        </FormRows>
      </SettingsPart>
      <SaveBar />
    </AppForm>
  )
}
