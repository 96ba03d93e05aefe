import { account, stripeConnectionStatus, updateAccountBody } from '@foyer/contracts/account/account'
import { mailBudgetName, mailBudgets } from '@foyer/contracts/account/mail-budgets'
import { paymentConnection } from '@foyer/contracts/account/payment-connection'
import { apiKey, apiKeyScope, createApiKeyBody, newApiKey } from '@foyer/contracts/api-key/api-key'
import { archive } from '@foyer/contracts/archive/archive'
import {
  auditAction,
  auditActorKind,
  auditDetails,
  auditEntry,
  auditPage,
} from '@foyer/contracts/audit/audit'
import { change, changePage } from '@foyer/contracts/change/change'
import { changeType } from '@foyer/contracts/change/change-type'
import { health } from '@foyer/contracts/health/health'
import {
  eventImageType,
  image,
  imageFormat,
  imageUpload,
  imageVariant,
  startImageUploadBody,
  startLogoUploadBody,
  uploadEventImageBody,
} from '@foyer/contracts/image/image'
import {
  acceptAsKnownBody,
  acceptAsNewBody,
  acceptInvitationBody,
  invitation,
  inviteUserBody,
} from '@foyer/contracts/invitation/invitation'
import {
  books,
  ledgerCharge,
  ledgerKind,
  ledgerLine,
  ledgerStripe,
  ledgerSum,
} from '@foyer/contracts/ledger/ledger'
import { ledgerFile, ledgerFileBody } from '@foyer/contracts/ledger/ledger-file'
import { createOrganizerBody, organizer, publicOrganizer } from '@foyer/contracts/organizer/organizer'
import { organizerStatistics } from '@foyer/contracts/organizer/organizer-statistics'
import { publicOrganizerEvent } from '@foyer/contracts/organizer/public-organizer-event'
import { accountChoice, session } from '@foyer/contracts/session/session'
import {
  changePasswordBody,
  forgotPasswordBody,
  loginBody,
  registerBody,
  resetPasswordBody,
} from '@foyer/contracts/session/session-bodies'
import { acceptedTerms, stage } from '@foyer/contracts/stage/stage'
import { taxOrFee, taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { accountUser, updateUserBody } from '@foyer/contracts/user/account-user'
import { savedView, saveViewsBody } from '@foyer/contracts/user/saved-view'
import { dismissHintBody, hint, updateMeBody, user, userRole, userStatus } from '@foyer/contracts/user/user'
import {
  createWebhookBody,
  deliveryFailure,
  deliveryPage,
  deliveryStatus,
  newWebhook,
  webhook,
  webhookDelivery,
  webhookStop,
} from '@foyer/contracts/webhook/webhook'

/** The contracts' modules about an account, its people, brands and programs. */
export const accountModules = [
  { account, stripeConnectionStatus, updateAccountBody },
  { mailBudgetName, mailBudgets },
  { paymentConnection },
  { apiKey, apiKeyScope, createApiKeyBody, newApiKey },
  { auditAction, auditActorKind, auditDetails, auditEntry, auditPage },
  { change, changePage, changeType },
  { health },
  {
    eventImageType,
    image,
    imageFormat,
    imageUpload,
    imageVariant,
    startImageUploadBody,
    startLogoUploadBody,
    uploadEventImageBody,
  },
  { acceptAsKnownBody, acceptAsNewBody, acceptInvitationBody, invitation, inviteUserBody },
  { archive },
  { books, ledgerCharge, ledgerKind, ledgerLine, ledgerStripe, ledgerSum },
  { ledgerFile, ledgerFileBody },
  { createOrganizerBody, organizer, publicOrganizer },
  { organizerStatistics },
  { publicOrganizerEvent },
  {
    accountChoice,
    changePasswordBody,
    forgotPasswordBody,
    loginBody,
    registerBody,
    resetPasswordBody,
    session,
  },
  { acceptedTerms, stage },
  { taxOrFee, taxOrFeeBody },
  { accountUser, updateUserBody },
  { savedView, saveViewsBody },
  { dismissHintBody, hint, updateMeBody, user, userRole, userStatus },
  {
    createWebhookBody,
    deliveryFailure,
    deliveryPage,
    deliveryStatus,
    newWebhook,
    webhook,
    webhookDelivery,
    webhookStop,
  },
]
