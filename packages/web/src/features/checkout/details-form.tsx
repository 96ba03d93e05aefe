import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { ProofNotice } from '../../components/foyer/proof-notice.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { NameFields } from '../../components/ui/form/name-fields.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { orderQuestions } from './asked-questions.ts'
import { useGiveOrderDetails } from './checkout-mutations.ts'
import type { CheckoutOrder } from './checkout-order.ts'
import { keepDraft, readDraft } from './details-draft.ts'
import { toOrderDetails } from './details-values.ts'
import { EmailField } from './email-field.tsx'
import { focusFirstEmpty } from './focus-first-empty.ts'
import { SellerTerms } from './seller-terms.tsx'
import { TicketHolders } from './ticket-holders.tsx'

interface DetailsFormProps {
  order: CheckoutOrder
  /** Resolves once the form may be used again. */
  onDone: () => Promise<void>
}

/** Asks for the buyer and for each ticket's holder, as far as the event requires it (docs/decisions/0082). */
export function DetailsForm({ order, onDone }: DetailsFormProps) {
  const give = useGiveOrderDetails(order)
  const form = useAppForm({
    schema: () =>
      import('./details-form-schema.ts').then(({ detailsFormSchema }) => detailsFormSchema(order)),
    defaultValues: readDraft(order),
    onSubmit: async (values) => {
      await give.mutateAsync(toOrderDetails(values, order))
      await onDone()
    },
  })
  const { methods } = form
  useEffect(() => {
    const { unsubscribe } = methods.watch((values) => keepDraft(order, values))
    return unsubscribe
  }, [methods, order])
  const buyer = useRef<HTMLElement>(null)
  useEffect(() => focusFirstEmpty(buyer.current), [])
  const attendees = useWatch({ control: methods.control, name: 'attendees' })
  return (
    <AppForm form={form} className="gap-8">
      <section ref={buyer} aria-labelledby="buyer" className="grid gap-4">
        {order.event.asked_names === 'EVERYBODY' && (
          <h2 id="buyer" className="font-semibold">
            <Trans>Your details</Trans>
          </h2>
        )}
        {order.event.asked_names !== 'NONE' && <NameFields fill="" />}
        <EmailField
          name="email"
          help={
            <Plural
              value={attendees.length}
              one="Your ticket is sent here."
              other="Your tickets are sent here."
            />
          }
        />
        <AnswerFields name="answers" questions={orderQuestions(order)} />
      </section>
      <TicketHolders form={form} order={order} attendees={attendees} />
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
