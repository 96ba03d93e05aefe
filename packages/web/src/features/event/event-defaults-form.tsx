import { type EventDefaults, eventDefaults } from '@foyer/contracts/event/event-defaults'
import { Trans, useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { Card, CardContent, CardTitle } from '../../components/ui/card.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormRows } from '../../components/ui/form/form-row.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
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
    <AppForm form={form}>
      <Card>
        <CardContent className="grid gap-6">
          <CardTitle>
            <Trans>Checkout</Trans>
          </CardTitle>
          <CheckoutFields />
          <TicketDisplayFields />
          <FormRows>
            <CheckoutMessageFields />
          </FormRows>
        </CardContent>
      </Card>
      <Card>
        <CardContent className="grid gap-6">
          <CardTitle>
            <Trans>Self-service</Trans>
          </CardTitle>
          <SelfServiceFields currency={null} />
        </CardContent>
      </Card>
      <Card>
        <CardContent className="grid gap-6">
          <CardTitle>
            <Trans>Email</Trans>
          </CardTitle>
          <EmailFields />
        </CardContent>
      </Card>
      <Card>
        <CardContent className="grid gap-6">
          <CardTitle>
            <Trans>Search engines</Trans>
          </CardTitle>
          <SearchIndexingField />
        </CardContent>
      </Card>
      <SaveBar />
    </AppForm>
  )
}
