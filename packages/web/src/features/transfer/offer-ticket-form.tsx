import type { PublicAttendee } from '@foyer/contracts/attendee/attendee'
import type { Locale } from '@foyer/contracts/locale'
import { offerTicketBody } from '@foyer/contracts/transfer/transfer'
import { Trans, useLingui } from '@lingui/react/macro'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { DialogFormFooter } from '../../components/ui/form/dialog-form-footer.tsx'
import { NameFields } from '../../components/ui/form/name-fields.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { useOfferTicket } from './transfer-calls.ts'

interface OfferTicketFormProps {
  attendee: PublicAttendee
  onOffered: () => void
}

/** Asks who should hold the ticket next. */
export function OfferTicketForm({ attendee, onOffered }: OfferTicketFormProps) {
  const { t, i18n } = useLingui()
  const offer = useOfferTicket(attendee.short_id)
  const form = useAppForm({
    schema: offerTicketBody,
    defaultValues: { first_name: '', last_name: '', email: '', locale: i18n.locale as Locale },
    onSubmit: async (body) => {
      await offer.mutateAsync(body)
      onOffered()
    },
  })
  return (
    <AppForm form={form} failureTitle={t`The ticket was not offered`}>
      <NameFields fill="off" />
      <form.Field name="email" label={t`Email`}>
        {(field) => <Input {...field} type="email" autoComplete="off" />}
      </form.Field>
      <DialogFormFooter refusal={<Trans>Keep this ticket</Trans>}>
        <Trans>Offer the ticket</Trans>
      </DialogFormFooter>
    </AppForm>
  )
}
