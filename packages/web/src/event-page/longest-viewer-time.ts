import { viewerTime } from '@foyer/contracts/spoken-time'

/** One zone for each distance from Greenwich, first those with whole hours. */
const zones = [
  ...Array.from({ length: 27 }, (_, hours) =>
    hours < 13 ? `Etc/GMT+${12 - hours}` : `Etc/GMT-${hours - 12}`,
  ),
  ...[
    'America/St_Johns',
    'Pacific/Marquesas',
    'Asia/Tehran',
    'Asia/Kabul',
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Asia/Yangon',
    'Australia/Eucla',
    'Australia/Darwin',
    'Australia/Adelaide',
    'Australia/Lord_Howe',
    'Pacific/Chatham',
  ],
]

/**
 * The longest text that `viewerTime` has for a viewer anywhere. A page that is drawn before its viewer's zone is known keeps
 * room for it.
 */
export function longestViewerTime(span: Parameters<typeof viewerTime>[0]): string {
  const times = zones.map((zone) => viewerTime(span, zone) ?? '')
  return times.reduce((longest, time) => (time.length > longest.length ? time : longest), '')
}
