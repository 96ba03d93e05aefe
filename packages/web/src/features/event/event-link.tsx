import type { Event } from '@foyer/contracts/event/event'
import { Trans, useLingui } from '@lingui/react/macro'
import { FlaskConical, RotateCw, Share2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { paths } from '../../paths.ts'
import { useRenewPreviewLink } from './event-mutations.ts'
import { useKindCopy } from './use-kind-copy.ts'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

/** The address to share: of the page while the event is live, of the preview while it is a draft. */
export function EventLink({ event }: { event: Event }) {
  if (event.status === 'LIVE') return <PageLink event={event} />
  return event.status === 'DRAFT' ? <PreviewLink event={event} /> : null
}

function PageLink({ event }: { event: Event }) {
  const address = `${window.location.origin}${paths.eventPage(event.id, event.slug)}`
  return (
    <LinkCard title={<Trans>Event page</Trans>} text={address}>
      <CopyButton value={address}>
        <Trans>Copy link</Trans>
      </CopyButton>
      <ShareButton event={event} />
    </LinkCard>
  )
}

interface ShareButtonProps {
  event: Event
  size?: 'sm' | 'md'
  /** By default, an icon and "Share". */
  children?: ReactNode
}

/** Opens the sheet that shares a live event. */
export function ShareButton({ event, size = 'md', children }: ShareButtonProps) {
  const [isSharing, setIsSharing] = useState(false)
  return (
    <>
      <Button variant="secondary" size={size} onClick={() => setIsSharing(true)}>
        {children ?? (
          <>
            <Share2 />
            <Trans>Share</Trans>
          </>
        )}
      </Button>
      <Suspense>{isSharing && <ShareDialog event={event} onClose={() => setIsSharing(false)} />}</Suspense>
    </>
  )
}

function PreviewLink({ event }: { event: Event }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const renew = useRenewPreviewLink(event.id)
  const test = useKindCopy(event)
  const askToRenew = async () => {
    const isConfirmed = await confirm({
      title: t`Renew the preview link?`,
      description: t`The link that you gave to others stops working at once.`,
      action: t`Renew link`,
    })
    if (isConfirmed) changeThen(renew, undefined, () => toast.success(t`The link is renewed`))
  }
  const { preview_id } = event
  return (
    <LinkCard
      title={<Trans>Preview link</Trans>}
      text={<Trans>Only people with this link see the page while the event is a draft.</Trans>}
    >
      {!event.is_test && (
        <Button variant="quiet" isBusy={test.isPending} onClick={test.copy}>
          <FlaskConical />
          <Trans>Try it as a test event</Trans>
        </Button>
      )}
      {preview_id === null ? (
        <Button variant="secondary" isBusy={renew.isPending} onClick={() => renew.mutate()}>
          <Trans>Create link</Trans>
        </Button>
      ) : (
        <>
          <CopyButton value={`${window.location.origin}${paths.preview(event.id, preview_id)}`}>
            <Trans>Copy link</Trans>
          </CopyButton>
          <Button variant="quiet" isBusy={renew.isPending} onClick={() => void askToRenew()}>
            <RotateCw />
            <Trans>Renew link</Trans>
          </Button>
        </>
      )}
    </LinkCard>
  )
}

function LinkCard({ title, text, children }: { title: ReactNode; text: ReactNode; children: ReactNode }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="grid min-w-0 gap-0.5">
        <h2 className="font-medium">{title}</h2>
        <p className="text-muted-foreground wrap-anywhere">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </Card>
  )
}
