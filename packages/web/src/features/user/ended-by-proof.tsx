import { type EndedThing, endedKinds, type User } from '@foyer/contracts/user/user'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useDismissEndedByProof } from './user-mutations.ts'

const kindWords: Record<EndedThing['kind'], MessageDescriptor> = {
  payment_connection: msg`Connected payment account`,
  api_key: msg`API keys`,
  webhook: msg`Webhooks`,
  member: msg`Users, now deactivated`,
  invitation: msg`Invitations`,
  live_event: msg`Live events, now drafts`,
  reply_address: msg`Addresses that buyers wrote to`,
  buyer_page: msg`Links to terms and legal pages`,
  door_link: msg`Links of check-in lists, now renewed`,
  preview_link: msg`Preview links of drafts, now renewed`,
}

/** Lists, once, what the proof of the address has ended: someone else may have signed up with it (docs/decisions/0157). */
export function EndedByProof({ user: { ended_by_proof: things, email } }: { user: User }) {
  const { t, i18n } = useLingui()
  const dismiss = useDismissEndedByProof()
  if (things.length === 0) return null
  return (
    <Alert
      tone="warning"
      className="mb-6"
      title={t`We reset what was set up before your address was confirmed`}
      action={
        <Button variant="secondary" size="sm" isBusy={dismiss.isPending} onClick={() => dismiss.mutate()}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      <p className="wrap-anywhere">
        <Trans>
          Until then, anyone could have signed up with {email}. Your drafts are still here. Set up anything
          you still need.
        </Trans>
      </p>
      <dl className="mt-2 grid gap-1">
        {endedKinds
          .filter((kind) => things.some((thing) => thing.kind === kind))
          .map((kind) => (
            <div key={kind}>
              <dt className="inline font-medium">{i18n._(kindWords[kind])}: </dt>
              <dd className="inline wrap-anywhere">
                {things
                  .filter((thing) => thing.kind === kind)
                  .map(({ name }) => name)
                  .join(', ')}
              </dd>
            </div>
          ))}
      </dl>
    </Alert>
  )
}
