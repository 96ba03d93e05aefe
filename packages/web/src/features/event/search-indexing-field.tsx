import { useLingui } from '@lingui/react/macro'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { SettingsField } from './settings-field.ts'

export function SearchIndexingField() {
  const { t } = useLingui()
  return (
    <SettingsField
      name="allow_search_indexing"
      isInline
      label={t`Search engines may show this event`}
      help={t`Otherwise, only people with the link can find the page.`}
    >
      {(field) => <FormCheckbox {...field} />}
    </SettingsField>
  )
}
