import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { ProofNotice } from '../../components/foyer/proof-notice.tsx'
import { Button } from '../../components/ui/button.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { NameFields } from '../../components/ui/form/name-fields.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { orderQuestions, ticketQuestions } from './asked-questions.ts'
import { useGiveOrderDetails } from './checkout-mutations.ts'
import type { CheckoutOrder } from './checkout-order.ts'
import { keepDraft, readDraft } from './details-draft.ts'
import { detailsFormSchema, toOrderDetails } from './details-form-schema.ts'
import { SellerTerms } from './seller-terms.tsx'
import { TicketHolderFields } from './ticket-holder-fields.tsx'

interface DetailsFormProps {
  order: CheckoutOrder
  onDone: () => void
}

/** Who buys, and who holds each ticket. */
export function DetailsForm({ order, onDone }: DetailsFormProps) {
  const { t } = useLingui()
  const give = useGiveOrderDetails(order)
  const form = useAppForm({
    schema: detailsFormSchema(order),
    defaultValues: readDraft(order),
    onSubmit: async (values) => {
      await give.mutateAsync(toOrderDetails(values, order))
      onDone()
    },
  })
  const { methods } = form
  useEffect(() => {
    const { unsubscribe } = methods.watch((values) => keepDraft(order.short_id, values))
    return unsubscribe
  }, [methods, order.short_id])
  const attendees = useWatch({ control: methods.control, name: 'attendees' })
  const giveAllToBuyer = () => {
    for (const index of attendees.keys()) methods.setValue(`attendees.${index}.is_buyer`, true)
  }
  const isAllBuyers = attendees.every(({ is_buyer }) => is_buyer)
  return (
    <AppForm form={form} className="gap-8">
      <section aria-labelledby="buyer" className="grid gap-4">
        <h2 id="buyer" className="font-semibold">
          <Trans>Your details</Trans>
        </h2>
        <NameFields fill="" />
        <form.Field name="email" label={t`Email`} help={t`Your tickets are sent here.`}>
          {(field) => <Input type="email" inputMode="email" autoComplete="email" {...field} />}
        </form.Field>
        <AnswerFields name="answers" questions={orderQuestions(order)} />
      </section>
      <section aria-labelledby="tickets" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="tickets" className="font-semibold">
            <Plural value={attendees.length} one="Your ticket" other="Your # tickets" />
          </h2>
          {attendees.length > 1 && !isAllBuyers && (
            <Button size="sm" variant="secondary" onClick={giveAllToBuyer}>
              <Trans>Use my details for all</Trans>
            </Button>
          )}
        </div>
        <ol className="grid gap-3">
          {order.attendees.map((attendee, index) => (
            <TicketHolderFields
              key={attendee.short_id}
              form={form}
              index={index}
              attendee={attendee}
              questions={ticketQuestions(order, attendee.ticket_id)}
              isBuyer={attendees[index]?.is_buyer ?? false}
            />
          ))}
        </ol>
      </section>
      <SellerTerms event={order.event} />
      <ProofNotice>
        <Trans>One moment, your order is being placed. Your network is busy.</Trans>
      </ProofNotice>
      <SubmitButton size="lg" className="w-full sm:w-fit sm:min-w-56">
        {order.total > 0 ? (
          <Trans>Continue to payment</Trans>
        ) : (
          <Plural value={attendees.length} one="Get my ticket" other="Get my tickets" />
        )}
      </SubmitButton>
    </AppForm>
  )
}
