import type { Event } from '@foyer/contracts/event/event'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileDown, QrCode, Share2, TicketCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { Dialog, DialogContent } from '../../components/ui/dialog.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { drawQrCode } from '../../lib/image/draw-qr-code.ts'
import { paths } from '../../paths.ts'
import { useEventPoster } from './event-mutations.ts'

interface ShareDialogProps {
  event: Event
  /** Whether the event has just gone live. */
  isNew?: boolean
  onClose: () => void
}

/** A live event as its shared link shows it, and everything to share it with. */
export function ShareDialog({ event, isNew = false, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  const { title } = event
  const path = paths.eventPage(event.id, event.slug)
  const address = `${window.location.origin}${path}`
  const poster = useEventPoster(event.id)
  const savePoster = () => changeThen(poster, undefined, (file) => saveFile(file, `${event.slug}-poster.pdf`))
  const saveCode = async () => saveFile(await drawQrCode(address), `${event.slug}-qr.png`)
  const share = () => void navigator.share({ title, url: address }).catch(() => {})
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={isNew ? t`“${title}” is live` : t`Share “${title}”`}
        description={t`This is how others see the link in messages and on social media.`}
      >
        <SharedLink event={event} />
        <div className="grid grid-cols-1 gap-2">
          <div className="flex items-center gap-2">
            <p className="min-w-0 grow truncate rounded-md border bg-muted px-3 py-2 text-sm">{address}</p>
            <CopyButton value={address} variant="primary">
              <Trans>Copy link</Trans>
            </CopyButton>
          </div>
          <div className="grid gap-2 sm:grid-cols-2">
            {'share' in navigator && (
              <Button variant="secondary" onClick={share}>
                <Share2 />
                <Trans>Share</Trans>
              </Button>
            )}
            <Button variant="secondary" onClick={() => void saveCode()}>
              <QrCode />
              <Trans>Download QR code</Trans>
            </Button>
            <Button variant="secondary" isBusy={poster.isPending} onClick={savePoster}>
              <FileDown />
              <Trans>Download poster</Trans>
            </Button>
            <Button asChild variant="secondary">
              <a href={path} target="_blank" rel="noreferrer">
                <TicketCheck />
                <Trans>Try a purchase</Trans>
              </a>
            </Button>
          </div>
          <p className="text-sm text-muted-foreground">
            <Trans>A trial purchase is a real order. Cancel or refund it afterwards.</Trans>
          </p>
        </div>
      </DialogContent>
    </Dialog>
  )
}

const mostTries = 4

/** The card that other sites make of a link: its picture, drawn by the server, and its title. */
function SharedLink({ event }: { event: Event }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const when = format.dateRange(event.start_date, event.end_date, event.timezone)
  const [tries, setTries] = useState(0)
  const query = new URLSearchParams({ lang: i18n.locale, v: event.updated_at, try: String(tries) })
  // For some seconds, the edge may still answer that the event is not live.
  const tryAgain = () => {
    if (tries < mostTries) setTimeout(() => setTries(tries + 1), 3000)
  }
  return (
    <figure className="overflow-hidden rounded-lg border">
      <img
        src={`/e/${event.id}/picture.png?${query}`}
        onError={tryAgain}
        alt={[event.title, when].join(' · ')}
        width={1200}
        height={630}
        className="aspect-[1200/630] w-full bg-muted object-cover"
      />
      <figcaption className="grid gap-0.5 border-t px-4 py-3 text-sm">
        <span className="truncate text-muted-foreground">{window.location.host}</span>
        <span className="truncate font-medium">{event.title}</span>
        <span className="truncate text-muted-foreground">{when}</span>
      </figcaption>
    </figure>
  )
}
