import { Trans } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { useCopyText } from '../../lib/browser/use-copy-text.ts'
import { paths } from '../../paths.ts'
import type { TicketFace } from './ticket-face.ts'

/** Shares a ticket's link through the phone's share sheet, or copies it. */
export function SendTicketButton({ eventId, face }: { eventId: string; face: TicketFace }) {
  const copy = useCopyText()
  const send = async () => {
    const url = new URL(paths.ticket(eventId, face.code), window.location.href).href
    const title = `${face.event.title} · ${face.holder}`
    if (!navigator.share) return copy(url)
    // The person closed the sheet.
    await navigator.share({ title, url }).catch(() => undefined)
  }
  return (
    <Button variant="quiet" className="relative" onClick={() => void send()}>
      <Send />
      <span>
        <Trans>Send to a friend</Trans>
        <span className="sr-only">: {face.holder}</span>
      </span>
    </Button>
  )
}
