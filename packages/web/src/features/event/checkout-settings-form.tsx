import { type EventSettings, eventSettings } from '@foyer/contracts/event/event-settings'
import { Trans, useLingui } from '@lingui/react/macro'
import { Palette } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { FormRow, FormRows } from '../../components/ui/form/form-row.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { SettingsPart } from '../../components/ui/settings-part.tsx'
import { paths } from '../../paths.ts'
import { CheckoutFields } from './checkout-fields.tsx'
import { CheckoutMessageFields } from './checkout-message-fields.tsx'
import { useUpdateEventSettings } from './event-mutations.ts'
import type { SettingsFormProps } from './settings-form-props.ts'
import { WaitingRoomRow } from './waiting-room-row.tsx'

const schema = eventSettings.pick({
  order_timeout: true,
  asked_names: true,
  continue_button_text: true,
  pre_checkout_message: true,
  post_checkout_message: true,
  ticket_page_message: true,
  cancel_on_lost_dispute: true,
  waiting_room: true,
})

/** A link to the homepage designer, and the checkout's messages and time limit. */
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
  const typed = useWatch({ control: form.methods.control })
  return (
    <AppForm form={form} className="grid-cols-1 gap-8">
      <SettingsPart
        title={t`Homepage design`}
        help={t`Layout, font and colors have their own page, with a preview.`}
      >
        <Button asChild variant="secondary" className="justify-self-start">
          <Link to={paths.event(eventId, 'homepage-designer')}>
            <Palette />
            <Trans>Design the homepage</Trans>
          </Link>
        </Button>
      </SettingsPart>
      <SettingsPart
        title={t`Checkout`}
        help={t`How long tickets are held, and what buyers are asked and told.`}
      >
        <CheckoutFields />
        <FormRows>
          <FormRow
            title={t`Text of the continue button`}
            value={typed.continue_button_text || t`Continue`}
            names={['continue_button_text']}
          >
            <form.Field
              name="continue_button_text"
              label={t`Text of the continue button`}
              isOptional
              help={t`Leave empty for “Continue”.`}
            >
              {(field) => <Input {...field} placeholder={t`Continue`} className="max-w-64" />}
            </form.Field>
          </FormRow>
          <WaitingRoomRow />
          <CheckoutMessageFields />
          <FormRow
            title={t`Lost disputes`}
            value={typed.cancel_on_lost_dispute ? t`Cancel the order` : t`Tickets stay valid`}
            names={['cancel_on_lost_dispute']}
          >
            <form.Field
              name="cancel_on_lost_dispute"
              isInline
              label={t`Cancel an order when its payment is lost to a dispute`}
              help={t`If the buyer’s bank takes back the whole payment for good, the tickets become invalid and go back on sale. Otherwise, they stay valid until you cancel the order.`}
            >
              {(field) => <FormCheckbox {...field} />}
            </form.Field>
          </FormRow>
        </FormRows>
      </SettingsPart>
      <SaveBar />
    </AppForm>
  )
}

function pickCheckout(settings: EventSettings) {
  const { order_timeout, asked_names, continue_button_text, cancel_on_lost_dispute = false } = settings
  const {
    waiting_room = 'AUTOMATIC',
    pre_checkout_message,
    post_checkout_message,
    ticket_page_message,
  } = settings
  return {
    order_timeout,
    asked_names,
    continue_button_text,
    pre_checkout_message,
    post_checkout_message,
    ticket_page_message,
    cancel_on_lost_dispute,
    waiting_room,
  }
}
