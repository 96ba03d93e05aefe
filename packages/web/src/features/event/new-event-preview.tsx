import { homepageDesign } from '@foyer/contracts/event/homepage-design'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { NewEventInput } from '../../lib/form/new-event.ts'
import { drawnEvent } from './drawn-event.ts'
import { EventPreview } from './event-preview.tsx'

interface NewEventPreviewProps {
  typed: Partial<NewEventInput>
  organizerName: string
  /** The address of the chosen cover in this browser. */
  cover: string | null
}

const design = homepageDesign.parse({})
const aMonth = 30 * 24 * 3_600_000

/** The page of an event that is still typed, as a phone shows it. */
export function NewEventPreview({ typed, organizerName, cover }: NewEventPreviewProps) {
  const { t } = useLingui()
  const [start] = useState(() => new Date(Date.now() + aMonth).toISOString())
  const fallback = { title: t`Your event`, start }
  return (
    <EventPreview
      event={drawnEvent({ typed, organizerName, cover, fallback })}
      design={design}
      size="phone"
    />
  )
}
