import type { MailBudgetName, MailBudgets } from '@foyer/contracts/account/mail-budgets'
import type { User } from '@foyer/contracts/user/user'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ResendConfirmation } from '../../components/foyer/resend-confirmation.tsx'
import { Alert } from '../../components/ui/alert.tsx'
import { SettingsPart } from '../../components/ui/settings-part.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

const budgetWords: Record<MailBudgetName, { name: MessageDescriptor; description: MessageDescriptor }> = {
  by_hand: {
    name: msg`Individual emails`,
    description: msg`Orders and attendees you add, emails you send again, and invitations.`,
  },
  messages: { name: msg`Messages`, description: msg`Each recipient of a message counts as one.` },
  unpaid_orders: {
    name: msg`Free and unpaid orders`,
    description: msg`Confirmations and tickets for orders that are free or not paid through Stripe.`,
  },
}

interface MailBudgetsCardProps {
  budgets: MailBudgets
  me: User
}

/** How many emails the account may still send today, why, and how to raise the limit (docs/decisions/0040). */
export function MailBudgetsCard({
  budgets: { budgets, is_confirmed, ...standing },
  me,
}: MailBudgetsCardProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  return (
    <SettingsPart
      title={<Trans>Emails today</Trans>}
      help={
        <Trans>
          Limits keep strangers from sending spam through Foyer. Orders paid through Stripe do not count.
          Their emails always go out.
        </Trans>
      }
    >
      {!is_confirmed && (
        <Alert
          tone="warning"
          title={t`The owner’s address is not confirmed.`}
          action={me.is_account_owner && <ResendConfirmation user={me} email={me.email} />}
        >
          <Trans>Until it is, this account cannot send emails to other people.</Trans>
        </Alert>
      )}
      <dl className="grid divide-y divide-border">
        {budgets.map(({ budget, limit, left }) => {
          const [rest, all] = [format.number(left), format.number(limit)]
          return (
            <div key={budget} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
              <dt className="min-w-0 flex-1 basis-60">
                <span className="block font-medium">{i18n._(budgetWords[budget].name)}</span>
                <span className="block text-sm text-muted-foreground">
                  {i18n._(budgetWords[budget].description)}
                </span>
              </dt>
              <dd className={left === 0 ? 'font-medium text-destructive tabular-nums' : 'tabular-nums'}>
                {left === 0 ? (
                  <Trans>None of {all} left</Trans>
                ) : (
                  <Trans>
                    {rest} of {all} left
                  </Trans>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <MailStanding standing={standing} timeZone={me.timezone} />
    </SettingsPart>
  )
}

interface MailStandingProps {
  standing: Omit<MailBudgets, 'budgets' | 'is_confirmed'>
  timeZone: string
}

/** Explains the limits, and how to raise them. */
function MailStanding({ standing, timeZone }: MailStandingProps) {
  const { daily, from_age, paid_orders, from_paid_orders, raised, next, resets_at } = standing
  const format = useFormat()
  const [all, byAge, byOrders, added] = [daily, from_age, from_paid_orders, raised].map(format.number)
  const time = format.date(resets_at, timeZone, 'time')
  const day = next && format.date(next.from, timeZone, 'date')
  const later = next && format.number(next.from_age)
  return (
    <div className="grid max-w-prose gap-2 text-sm text-muted-foreground">
      <p>
        {raised === 0 ? (
          <Trans>
            This account can send {all} individual emails a day: {byAge} for its age and {byOrders} for{' '}
            <Plural value={paid_orders} one="# paid order" other="# paid orders" />. The other two limits are
            ten times as high.
          </Trans>
        ) : (
          <Trans>
            This account can send {all} individual emails a day: {byAge} for its age, {byOrders} for{' '}
            <Plural value={paid_orders} one="# paid order" other="# paid orders" /> and {added} from the
            operator. The other two limits are ten times as high.
          </Trans>
        )}
      </p>
      <p>
        <Trans>The count resets at {time}.</Trans>{' '}
        {next && (
          <Trans>
            From {day} on, its age counts for {later}.
          </Trans>
        )}{' '}
        <Trans>Each paid order adds two. If you need more, contact the operator of this site.</Trans>
      </p>
    </div>
  )
}
