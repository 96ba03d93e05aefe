import { activateAttendees } from '@foyer/core/attendee/change-attendee'
import { newLinkId } from '@foyer/core/random-id'
import { readAttendee } from '@foyer/core/store/attendee/attendee-entity'
import { mintCheckInList } from '@foyer/core/testing/mint-check-in-list'
import { mintSoldOrder } from '@foyer/core/testing/mint-sold-order'
import { type Answer, callApi } from './call-api.ts'
import { proveRace } from './race.ts'

interface Door {
  door_id: string
  list_id: string
  ticket: string
  /** What a device may scan: the QR's id or the reference. */
  codes: string[]
}

interface Scan {
  scan_id: string
  answers: Answer[]
}

/** F19: of any number of devices, one admits; a retry of the same scan is the same admission. */
proveRace<Door, Scan>({
  name: 'check-in twice',
  actors: 50,
  controls: { 'the attendee’s version': 'attendeeVersion' },
  arrange: async () => {
    const order = await mintSoldOrder()
    await activateAttendees(order.short_id)
    const list = await mintCheckInList({ event_id: order.event_id })
    const [slot] = order.slots
    if (!slot) throw new Error('An order without tickets.')
    const { short_id, reference } = slot
    return { door_id: list.short_id, list_id: list.id, ticket: short_id, codes: [short_id, reference] }
  },
  act: async ({ door_id, codes }, _index, random) => {
    const scan_id = newLinkId()
    const body = { code: random.pick(codes), scan_id }
    const scan = () => callApi({ method: 'POST', path: `/public/check-in-lists/${door_id}/check-ins`, body })
    // A weak network: some send the same scan twice, at once or when the answer is lost.
    const isTwice = random.chance(0.1)
    const first = scan()
    if (isTwice && random.chance(0.5)) await first
    return { scan_id, answers: await Promise.all(isTwice ? [first, scan()] : [first]) }
  },
  judge: async ({ ticket, list_id }, scans) => {
    const admission = (await readAttendee(ticket))?.check_ins[list_id]
    const sentences: string[] = []
    const admitted = scans.filter(({ answers }) => answers.some(({ status }) => status === 201))
    if (admitted.length !== 1) sentences.push(`${admitted.length} devices were told OK.`)
    for (const { scan_id, answers } of scans) {
      const isAdmission = scan_id === admission?.scan_id
      for (const { status, body } of answers) {
        if (isAdmission ? status === 201 : isToldWhen(body, admission?.checked_in_at)) continue
        sentences.push(`A ${isAdmission ? 'winning' : 'late'} scan was told ${status} ${body.code ?? ''}.`)
      }
    }
    return sentences
  },
})

function isToldWhen({ code, details }: Answer['body'], checked_in_at: string | undefined): boolean {
  return code === 'check_in.already' && details?.checked_in_at === checked_in_at
}
