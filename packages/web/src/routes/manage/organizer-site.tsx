import type { Organizer } from '@foyer/contracts/organizer/organizer'
import { Trans, useLingui } from '@lingui/react/macro'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { WidgetSite } from '../../features/event/widget-site.tsx'
import { eventsSnippet } from '../../features/organizer/events-snippet.ts'

/** The code that lists an organizer's events to come on any site, and the list as it looks there. */
export function OrganizerSite({ organizer }: { organizer: Organizer }) {
  const { t } = useLingui()
  const { origin } = window.location
  const { name } = organizer
  const snippet = eventsSnippet(origin, organizer, t`Events of ${name}`)
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-4">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must reach it */}
        <pre tabIndex={0} className="overflow-x-auto rounded-md border bg-muted p-4 text-sm">
          <code data-slot="snippet">{snippet}</code>
        </pre>
        <p className="text-sm text-muted-foreground">
          <Trans>
            Paste it where the events should appear. If your site has a content security policy, allow{' '}
            {origin} in script-src and frame-src.
          </Trans>
        </p>
        <div>
          <CopyButton value={snippet} variant="primary">
            <Trans>Copy code</Trans>
          </CopyButton>
        </div>
      </div>
      <WidgetSite snippet={snippet} theme="light" />
    </div>
  )
}
