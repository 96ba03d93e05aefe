import { type EventSettings, eventSettings } from '@foyer/contracts/event/event-settings'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { Card, CardContent } from '../../components/ui/card.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { CheckoutFields } from './checkout-fields.tsx'
import { CheckoutMessageFields } from './checkout-message-fields.tsx'
import { useUpdateEventSettings } from './event-mutations.ts'
import type { SettingsFormProps } from './settings-form-props.ts'

const schema = eventSettings.pick({
  order_timeout: true,
  max_per_order: true,
  price_display: true,
  continue_button_text: true,
  pre_checkout_message: true,
  post_checkout_message: true,
  ticket_page_message: true,
})

export function CheckoutSettingsForm({ eventId, settings }: SettingsFormProps) {
  const { t } = useLingui()
  const update = useUpdateEventSettings(eventId)
  const form = useAppForm({
    schema,
    values: pickCheckout(settings),
    onSubmit: async (body) => {
      await update.mutateAsync(body)
      toast.success(t`Checkout saved`)
    },
  })
  return (
    <AppForm form={form}>
      <Card>
        <CardContent className="grid gap-6">
          <CheckoutFields />
          <form.Field
            name="continue_button_text"
            label={t`Text of the continue button`}
            isOptional
            help={t`Empty: “Continue”.`}
          >
            {(field) => <Input {...field} placeholder={t`Continue`} className="max-w-64" />}
          </form.Field>
          <CheckoutMessageFields />
        </CardContent>
      </Card>
      <SaveBar />
    </AppForm>
  )
}

function pickCheckout(settings: EventSettings) {
  const { order_timeout, max_per_order, price_display, continue_button_text } = settings
  const { pre_checkout_message, post_checkout_message, ticket_page_message } = settings
  return {
    order_timeout,
    max_per_order,
    price_display,
    continue_button_text,
    pre_checkout_message,
    post_checkout_message,
    ticket_page_message,
  }
}
