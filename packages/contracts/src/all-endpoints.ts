import * as account from './account/account-endpoints.ts'
import * as affiliate from './affiliate/affiliate-endpoints.ts'
import * as apiKey from './api-key/api-key-endpoints.ts'
import * as archive from './archive/archive-endpoints.ts'
import * as attendee from './attendee/attendee-endpoints.ts'
import * as audit from './audit/audit-endpoints.ts'
import * as capacityAssignment from './capacity-assignment/capacity-assignment-endpoints.ts'
import * as change from './change/change-endpoints.ts'
import * as checkIn from './check-in/check-in-endpoints.ts'
import * as checkInList from './check-in-list/check-in-list-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import * as event from './event/event-endpoints.ts'
import * as eventMessage from './event-message/event-message-endpoints.ts'
import * as exportFile from './export/export-endpoints.ts'
import * as health from './health/health-endpoints.ts'
import * as image from './image/image-endpoints.ts'
import * as eventsImporting from './import/events-import-endpoints.ts'
import * as importing from './import/import-endpoints.ts'
import * as invitation from './invitation/invitation-endpoints.ts'
import * as ledger from './ledger/ledger-endpoints.ts'
import * as lookup from './lookup/lookup-endpoints.ts'
import * as order from './order/order-endpoints.ts'
import * as organizer from './organizer/organizer-endpoints.ts'
import * as payment from './payment/payment-endpoints.ts'
import * as place from './place/place-endpoints.ts'
import * as promoCode from './promo-code/promo-code-endpoints.ts'
import * as question from './question/question-endpoints.ts'
import * as selfService from './self-service/self-service-endpoints.ts'
import * as session from './session/session-endpoints.ts'
import * as stage from './stage/stage-endpoints.ts'
import * as taxOrFee from './tax-or-fee/tax-or-fee-endpoints.ts'
import * as ticket from './ticket/ticket-endpoints.ts'
import * as transfer from './transfer/transfer-endpoints.ts'
import * as translation from './translation/translation-endpoints.ts'
import * as user from './user/user-endpoints.ts'
import * as waitingRoom from './waiting-room/waiting-room-endpoints.ts'
import * as webhook from './webhook/webhook-endpoints.ts'

const concepts = {
  stage,
  session,
  user,
  invitation,
  account,
  audit,
  change,
  ledger,
  archive,
  webhook,
  'api-key': apiKey,
  'tax-or-fee': taxOrFee,
  organizer,
  event,
  place,
  translation,
  image,
  ticket,
  'promo-code': promoCode,
  affiliate,
  'capacity-assignment': capacityAssignment,
  question,
  order,
  payment,
  'waiting-room': waitingRoom,
  attendee,
  selfService,
  transfer,
  'check-in-list': checkInList,
  'check-in': checkIn,
  lookup,
  export: exportFile,
  import: { ...importing, ...eventsImporting },
  'event-message': eventMessage,
  health,
}

/** Every endpoint with its concept. The server mounts them, OpenAPI lists them, and the tests walk over them. */
export const allEndpoints: readonly { concept: string; endpoint: Endpoint }[] = Object.entries(
  concepts,
).flatMap(([concept, module]) =>
  Object.values(module)
    .filter((value): value is typeof value & Endpoint => 'path' in value && 'access' in value)
    .map((endpoint) => ({ concept, endpoint: endpoint as Endpoint })),
)
