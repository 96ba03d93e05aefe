import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useState } from 'react'
import { Input } from '../../components/ui/input.tsx'
import { FoundAttendees, type FoundAttendeesProps } from './found-attendees.tsx'

/** Finds an attendee without a ticket at hand by name or reference. */
export function AttendeeSearch(props: Omit<FoundAttendeesProps, 'text'>) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  // A slow phone draws the letters first, and then the rows.
  const searched = useDeferredValue(text.trim())
  return (
    <div className="grid gap-2">
      <Input
        type="search"
        aria-label={t`Search attendees`}
        placeholder={t`Name or reference`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="sticky top-0 z-10 h-12 md:text-base"
      />
      <FoundAttendees {...props} text={searched} />
    </div>
  )
}
