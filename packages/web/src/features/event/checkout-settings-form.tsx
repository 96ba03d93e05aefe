import { type EventSettings, eventSettings } from '@foyer/contracts/event/event-settings'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { Alert } from '../../components/ui/alert.tsx'
import { Card, CardContent } from '../../components/ui/card.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { HtmlInput } from '../../components/ui/html-input.tsx'
import { Input } from '../../components/ui/input.tsx'
import { NumberInput } from '../../components/ui/number-input.tsx'
import { RadioGroup, RadioItem } from '../../components/ui/radio-group.tsx'
import { useUpdateEventSettings } from './event-mutations.ts'
import type { SettingsFormProps } from './settings-form-props.ts'

const schema = eventSettings.pick({
  order_timeout: true,
  price_display: true,
  continue_button_text: true,
  pre_checkout_message: true,
  post_checkout_message: true,
  ticket_page_message: true,
})

/** Specification §9: shorter than this is allowed but not recommended. */
const recommendedTimeout = 15

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
  const timeout = useWatch({ control: form.methods.control, name: 'order_timeout' })
  const isShort = typeof timeout === 'number' && timeout > 0 && timeout < recommendedTimeout
  return (
    <AppForm form={form}>
      <Card>
        <CardContent className="grid gap-6">
          <form.Field
            name="order_timeout"
            label={t`Minutes to complete an order`}
            help={t`So long are tickets held for a buyer. 1 to 120.`}
          >
            {(field) => <NumberInput {...field} className="max-w-32" />}
          </form.Field>
          {isShort && (
            <Alert tone="warning" role="status" title={t`At least 15 minutes are recommended`}>
              <Trans>With less, some buyers lose their tickets while they look for their card.</Trans>
            </Alert>
          )}
          <form.Field name="price_display" label={t`Prices are shown`} isGroup>
            {({ value, onChange, ...field }) => (
              <RadioGroup {...field} value={value} onValueChange={onChange} className="sm:grid-cols-2">
                <RadioItem
                  isCard
                  value="EXCLUSIVE"
                  label={t`Without taxes and fees`}
                  description={t`They are listed beside the price and added.`}
                />
                <RadioItem
                  isCard
                  value="INCLUSIVE"
                  label={t`With taxes and fees`}
                  description={t`What is shown is what is paid.`}
                />
              </RadioGroup>
            )}
          </form.Field>
          <form.Field
            name="continue_button_text"
            label={t`Text of the continue button`}
            isOptional
            help={t`Empty: “Continue”.`}
          >
            {(field) => <Input {...field} placeholder={t`Continue`} className="max-w-64" />}
          </form.Field>
          <form.Field
            name="pre_checkout_message"
            label={t`Message before checkout`}
            isOptional
            help={t`Above the form in which buyers give their name.`}
          >
            {(field) => <HtmlInput {...field} limit={5000} />}
          </form.Field>
          <form.Field
            name="post_checkout_message"
            label={t`Message after checkout`}
            isOptional
            help={t`On the confirmation page and in the confirmation email.`}
          >
            {(field) => <HtmlInput {...field} limit={5000} />}
          </form.Field>
          <form.Field name="ticket_page_message" label={t`Message on tickets`} isOptional>
            {(field) => <HtmlInput {...field} limit={5000} />}
          </form.Field>
        </CardContent>
      </Card>
      <SaveBar />
    </AppForm>
  )
}

function pickCheckout(settings: EventSettings) {
  const { order_timeout, price_display, continue_button_text } = settings
  const { pre_checkout_message, post_checkout_message, ticket_page_message } = settings
  return {
    order_timeout,
    price_display,
    continue_button_text,
    pre_checkout_message,
    post_checkout_message,
    ticket_page_message,
  }
}
