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
import { addReference } from './open-api/add-reference.ts'
import { orderRoutes } from './order/order-routes.ts'
import { organizerRoutes } from './organizer/organizer-routes.ts'
import { placeRoutes } from './place/place-routes.ts'
import { promoCodeRoutes } from './promo-code/promo-code-routes.ts'
import { questionRoutes } from './question/question-routes.ts'
import { sessionRoutes } from './session/session-routes.ts'
import { taxOrFeeRoutes } from './tax-or-fee/tax-or-fee-routes.ts'
import { ticketRoutes } from './ticket/ticket-routes.ts'
import { translationRoutes } from './translation/translation-routes.ts'
import { userRoutes } from './user/user-routes.ts'
import { webhookRoutes } from './webhook/webhook-routes.ts'

/** What organizers and their programs call: every route that is not below `/api/public`. */
export const managementRoutes = [
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
  ...attendeeRoutes,
  ...checkInListRoutes,
  ...checkInRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...eventMessageRoutes,
  ...healthRoutes,
]

const app = buildApp(managementRoutes)
addReference(app)

export const handler = handle(app)
