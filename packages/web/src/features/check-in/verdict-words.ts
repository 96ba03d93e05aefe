import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CircleCheck, CircleHelp, CircleX, CloudCheck, History, type LucideIcon, TicketX } from 'lucide-react'
import type { Verdict } from './verdict.ts'

interface Look {
  icon: LucideIcon
  word: MessageDescriptor
  /** The whole screen's color, strong enough for sunlight. */
  screen: string
  /** The same in a list. */
  text: string
  /** How long it fills the screen, in milliseconds. */
  milliseconds: number
}

/** Each verdict's color, icon and word: never told by color alone. */
export const verdictLooks: Record<Verdict['kind'], Look> = {
  admitted: {
    icon: CircleCheck,
    word: msg`Welcome`,
    screen: 'bg-success',
    text: 'text-success',
    milliseconds: 1000,
  },
  already: {
    icon: History,
    word: msg`You already scanned this ticket`,
    screen: 'bg-warning',
    text: 'text-warning',
    milliseconds: 3000,
  },
  refused: {
    icon: CircleX,
    word: msg`Do not let in`,
    screen: 'bg-destructive',
    text: 'text-destructive',
    milliseconds: 3000,
  },
  unknown: {
    icon: CircleHelp,
    word: msg`Not one of our tickets`,
    screen: 'bg-destructive',
    text: 'text-destructive',
    milliseconds: 2500,
  },
  provisional: {
    icon: CloudCheck,
    word: msg`Admitted offline`,
    screen: 'bg-success',
    text: 'text-success',
    milliseconds: 1500,
  },
  unlisted: {
    icon: TicketX,
    word: msg`Not on this device’s list`,
    screen: 'bg-warning',
    text: 'text-warning',
    milliseconds: 3000,
  },
}
