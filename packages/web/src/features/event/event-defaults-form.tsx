import { type EventDefaults, eventDefaults } from '@foyer/contracts/event/event-defaults'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormRows } from '../../components/ui/form/form-row.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { SettingsPart } from '../../components/ui/settings-part.tsx'
import { CheckoutFields } from './checkout-fields.tsx'
import { CheckoutMessageFields } from './checkout-message-fields.tsx'
import { EmailFields } from './email-fields.tsx'
import { useUpdateEventDefaults } from './event-mutations.ts'
import { SearchIndexingField } from './search-indexing-field.tsx'
import { SelfServiceFields } from './self-service-fields.tsx'
import { TicketDisplayFields } from './ticket-display-fields.tsx'

interface EventDefaultsFormProps {
  accountId: string
  defaults: EventDefaults
}

/** The settings that new events begin with: the same fields as an event's own. */
export function EventDefaultsForm({ accountId, defaults }: EventDefaultsFormProps) {
  const { t } = useLingui()
  const update = useUpdateEventDefaults(accountId)
  const form = useAppForm({
    schema: eventDefaults,
    values: defaults,
    onSubmit: async (body) => {
      await update.mutateAsync(body)
      toast.success(t`Event defaults saved`)
    },
  })
  return (
    <AppForm form={form} className="grid-cols-1 gap-8">
      <SettingsPart
        title={t`Checkout`}
        help={t`How long tickets are held, and what buyers are asked and told.`}
      >
        <CheckoutFields />
        <FormRows>
          <CheckoutMessageFields />
        </FormRows>
      </SettingsPart>
      <SettingsPart title={t`Tickets`} help={t`How new tickets start, and how prices are shown.`}>
        <TicketDisplayFields />
      </SettingsPart>
      <SettingsPart
        title={t`Self-service`}
        help={t`What buyers and ticket holders may do themselves, and until when.`}
      >
        <SelfServiceFields currency={null} />
      </SettingsPart>
      <SettingsPart title={t`Email`} help={t`Where buyers can write to, and what stands below every email.`}>
        <EmailFields />
      </SettingsPart>
      <SettingsPart
        title={t`Search engines`}
        help={t`Whether search engines show the event, and in which words.`}
      >
        <SearchIndexingField />
      </SettingsPart>
      <SaveBar />
    </AppForm>
  )
}
