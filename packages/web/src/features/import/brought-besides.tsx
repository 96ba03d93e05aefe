import type { EventsImportProgress } from '@foyer/contracts/import/events-import'
import { Plural, Trans } from '@lingui/react/macro'
import { Alert } from '../../components/ui/alert.tsx'

/** What an archive brought, or would bring, besides events and orders: only what there is. */
export function BroughtBesides({ item: { dry_run, made, images } }: { item: EventsImportProgress }) {
  const { organizers, taxes_and_fees, message_templates } = made
  const isAnything = organizers + taxes_and_fees + message_templates + images.done > 0
  return (
    <>
      {isAnything && (
        <div className="grid gap-2 text-sm">
          <h2 className="text-base font-semibold">
            {dry_run ? <Trans>Would come along</Trans> : <Trans>Came along</Trans>}
          </h2>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {organizers > 0 && (
              <li>
                <Plural value={organizers} one="# organizer" other="# organizers" />
              </li>
            )}
            {taxes_and_fees > 0 && (
              <li>
                <Plural value={taxes_and_fees} one="# tax or fee" other="# taxes and fees" />
              </li>
            )}
            {message_templates > 0 && (
              <li>
                <Plural value={message_templates} one="# message template" other="# message templates" />
              </li>
            )}
            {images.done > 0 && (
              <li>
                <Plural value={images.done} one="# picture" other="# pictures" />
              </li>
            )}
          </ul>
        </div>
      )}
      {images.refused > 0 && (
        <Alert
          tone="warning"
          title={
            <Plural value={images.refused} one="# picture cannot be used" other="# pictures cannot be used" />
          }
        >
          <Trans>The event or organizer has none instead. Upload another one there.</Trans>
        </Alert>
      )}
    </>
  )
}
