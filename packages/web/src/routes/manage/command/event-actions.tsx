import type { Event } from '@foyer/contracts/event/event'
import { useLingui } from '@lingui/react/macro'
import {
  Copy,
  Link2,
  type LucideIcon,
  Mail,
  ScanQrCode,
  TicketPercent,
  TicketPlus,
  UserPlus,
  UsersRound,
} from 'lucide-react'
import { CommandGroup, CommandItem } from '../../../components/ui/command.tsx'
import { useCopyText } from '../../../lib/browser/use-copy-text.ts'
import { paths } from '../../../paths.ts'

interface EventActionsProps {
  event: Pick<Event, 'id' | 'slug' | 'status'>
  onGo: (to: string) => void
  onDone: () => void
}

/** What organizers do again and again for one event, from any screen. */
export function EventActions({ event, onGo, onDone }: EventActionsProps) {
  const { t } = useLingui()
  const copy = useCopyText()
  const at = (section: Parameters<typeof paths.event>[1], search: string) => () =>
    onGo(`${paths.event(event.id, section)}?${search}`)
  const copyLink = () => {
    onDone()
    copy(`${window.location.origin}${paths.eventPage(event.id, event.slug)}`)
  }
  const actions: { label: string; icon: LucideIcon; act: () => void }[] = [
    ...(event.status === 'LIVE' ? [{ label: t`Copy link`, icon: Link2, act: copyLink }] : []),
    { label: t`Create ticket`, icon: TicketPlus, act: at('tickets', 'ticket=new') },
    { label: t`Create attendee`, icon: UserPlus, act: at('attendees', 'attendee=new') },
    { label: t`Import attendees`, icon: UsersRound, act: () => onGo(paths.imports(event.id)) },
    { label: t`Create promo code`, icon: TicketPercent, act: at('promo-codes', 'code=new') },
    { label: t`New message`, icon: Mail, act: at('messages', 'message=new') },
    { label: t`Scan`, icon: ScanQrCode, act: () => onGo(paths.scan(event.id)) },
    { label: t`Duplicate event`, icon: Copy, act: at('dashboard', `duplicate=${event.id}`) },
  ]
  return (
    <CommandGroup heading={t`Actions`}>
      {actions.map(({ label, icon, act }) => (
        <CommandItem key={label} value={`action ${label}`} keywords={[label]} icon={icon} onSelect={act}>
          {label}
        </CommandItem>
      ))}
    </CommandGroup>
  )
}
