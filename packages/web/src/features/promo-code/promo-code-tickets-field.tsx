import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { Alert } from '../../components/ui/alert.tsx'
import { CheckboxList } from '../../components/ui/checkbox-list.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import type { PromoCodeInput } from './promo-code-body.ts'

interface PromoCodeTicketsFieldProps {
  form: AppForm<PromoCodeInput>
  tickets: readonly Ticket[]
}

/** The tickets that a code applies to. */
export function PromoCodeTicketsField({ form, tickets }: PromoCodeTicketsFieldProps) {
  const { t } = useLingui()
  return (
    <form.Field
      name="ticket_ids"
      label={t`Tickets`}
      isGroup
      help={t`Leave empty to include every ticket of the event.`}
    >
      {(field) => (
        <CheckboxList {...field} options={tickets.map(({ id, title }) => ({ value: id, label: title }))} />
      )}
    </form.Field>
  )
}

/** The hidden tickets that a code unlocks, or that it does nothing yet. */
export function PromoCodeEffect({ form, tickets }: PromoCodeTicketsFieldProps) {
  const { t } = useLingui()
  const { control } = form.methods
  const [type, chosen = []] = useWatch({ control, name: ['discount_type', 'ticket_ids'] })
  const opened = tickets
    .filter(({ id }) => chosen.length === 0 || chosen.includes(id))
    .filter((ticket) => ticket.is_hidden_without_promo_code)
  const titles = opened.map(({ title }) => title).join(', ')
  return (
    <>
      {opened.length > 0 ? (
        <Alert title={t`Unlocks hidden tickets`}>
          <p className="wrap-anywhere">
            <Trans>Buyers who enter this code can see and buy: {titles}.</Trans>
          </p>
        </Alert>
      ) : (
        type === 'NONE' && (
          <Alert tone="warning" title={t`This code does nothing yet`}>
            <p>
              <Trans>
                Without a discount, a code only unlocks tickets that are hidden unless a promo code applies.
                None of these tickets is hidden this way. Change that in the ticket, under “On the event
                page”.
              </Trans>
            </p>
          </Alert>
        )
      )}
    </>
  )
}
