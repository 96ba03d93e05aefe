import './parameters.ts'
import { handle } from 'hono/aws-lambda'
import { accountRoutes } from './account/account-routes.ts'
import { affiliateRoutes } from './affiliate/affiliate-routes.ts'
import { apiKeyRoutes } from './api-key/api-key-routes.ts'
import { archiveRoutes } from './archive/archive-routes.ts'
import { attendeeRoutes } from './attendee/attendee-routes.ts'
import { auditRoutes } from './audit/audit-routes.ts'
import { capacityAssignmentRoutes } from './capacity-assignment/capacity-assignment-routes.ts'
import { changeRoutes } from './change/change-routes.ts'
import { checkInRoutes } from './check-in/check-in-routes.ts'
import { checkInListRoutes } from './check-in-list/check-in-list-routes.ts'
import { eventRoutes } from './event/event-routes.ts'
import { eventMessageRoutes } from './event-message/event-message-routes.ts'
import { exportRoutes } from './export/export-routes.ts'
import { healthRoutes } from './health/health-routes.ts'
import { buildApp } from './http/build-app.ts'
import { imageRoutes } from './image/image-routes.ts'
import { importRoutes } from './import/import-routes.ts'
import { invitationRoutes } from './invitation/invitation-routes.ts'
import { ledgerRoutes } from './ledger/ledger-routes.ts'
import { lookupRoutes } from './lookup/lookup-routes.ts'
import { addReference } from './open-api/add-reference.ts'
import { orderRoutes } from './order/order-routes.ts'
import { organizerRoutes } from './organizer/organizer-routes.ts'
import { paymentRoutes } from './payment/payment-routes.ts'
import { placeRoutes } from './place/place-routes.ts'
import { promoCodeRoutes } from './promo-code/promo-code-routes.ts'
import { questionRoutes } from './question/question-routes.ts'
import { selfServiceRoutes } from './self-service/self-service-routes.ts'
import { sessionRoutes } from './session/session-routes.ts'
import { stageRoutes } from './stage/stage-routes.ts'
import { taxOrFeeRoutes } from './tax-or-fee/tax-or-fee-routes.ts'
import { ticketRoutes } from './ticket/ticket-routes.ts'
import { transferRoutes } from './transfer/transfer-routes.ts'
import { translationRoutes } from './translation/translation-routes.ts'
import { userRoutes } from './user/user-routes.ts'
import { waitingRoomRoutes } from './waiting-room/waiting-room-routes.ts'
import { webhookRoutes } from './webhook/webhook-routes.ts'

/** Every route of the API except the webhook, which has its own function. */
export const routes = [
  ...stageRoutes,
  ...sessionRoutes,
  ...userRoutes,
  ...invitationRoutes,
  ...accountRoutes,
  ...auditRoutes,
  ...changeRoutes,
  ...ledgerRoutes,
  ...archiveRoutes,
  ...webhookRoutes,
  ...apiKeyRoutes,
  ...taxOrFeeRoutes,
  ...organizerRoutes,
  ...eventRoutes,
  ...placeRoutes,
  ...translationRoutes,
  ...imageRoutes,
  ...ticketRoutes,
  ...promoCodeRoutes,
  ...affiliateRoutes,
  ...capacityAssignmentRoutes,
  ...questionRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...attendeeRoutes,
  ...selfServiceRoutes,
  ...transferRoutes,
  ...checkInListRoutes,
  ...checkInRoutes,
  ...lookupRoutes,
  ...waitingRoomRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...eventMessageRoutes,
  ...healthRoutes,
]

const app = buildApp(routes)
addReference(app)

export const handler = handle(app)
