import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText, Image, type LucideIcon, MapPin } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ClosedRow } from '../../components/ui/closed-row.tsx'
import { DescriptionForm, PlaceForm } from './fill-gap-forms.tsx'
import type { GoLiveGap } from './go-live-gaps.ts'

const words: Record<GoLiveGap, [LucideIcon, title: MessageDescriptor, effect: MessageDescriptor]> = {
  place: [MapPin, msg`Where is it?`, msg`The page says no place.`],
  description: [FileText, msg`What happens?`, msg`The page has no description.`],
  cover: [Image, msg`What does it look like?`, msg`The page and shared links have no picture of yours.`],
}

interface GoLiveGapListProps {
  eventId: string
  gaps: readonly GoLiveGap[]
  /** The field that uploads a cover. */
  cover: ReactNode
}

/** What visitors would miss, each as a closed row that opens a form to fill it. */
export function GoLiveGapList({ eventId, gaps, cover }: GoLiveGapListProps) {
  const forms: Record<GoLiveGap, ReactNode> = {
    place: <PlaceForm eventId={eventId} />,
    description: <DescriptionForm eventId={eventId} />,
    cover,
  }
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-medium">
        <Trans>Visitors will miss</Trans>
      </h3>
      <ul className="divide-y rounded-lg border">
        {gaps.map((gap) => (
          <Gap key={gap} gap={gap}>
            {forms[gap]}
          </Gap>
        ))}
      </ul>
    </section>
  )
}

function Gap({ gap, children }: { gap: GoLiveGap; children: ReactNode }) {
  const { i18n } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const [Icon, title, effect] = words[gap]
  return (
    <li>
      <ClosedRow
        icon={<Icon aria-hidden className="size-4 shrink-0 text-warning" />}
        title={i18n._(title)}
        value={i18n._(effect)}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      >
        {children}
      </ClosedRow>
    </li>
  )
}
