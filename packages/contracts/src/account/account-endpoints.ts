import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf } from '../list.ts'
import { updateOf } from '../update-of.ts'
import { account, updateAccountBody } from './account.ts'
import { mailBudgets } from './mail-budgets.ts'
import { paymentConnection } from './payment-connection.ts'

const params = z.object({ account_id: id('account') })

export const getAccount = endpoint({
  name: 'getAccount',
  summary: 'The account, with the state of its payment connection asked from Stripe while it is incomplete',
  method: 'GET',
  path: '/accounts/:account_id',
  access: 'signed_in',
  params,
  response: dataOf(account),
  refusals: ['api_key.scope_missing', 'api_key.event_missing', 'session.forbidden'],
})

export const updateAccount = endpoint({
  name: 'updateAccount',
  summary: 'Change the account',
  method: 'PUT',
  path: '/accounts/:account_id',
  access: 'account.manage',
  params,
  is_update: true,
  body: updateOf(updateAccountBody),
  response: dataOf(account),
})

export const getPaymentConnection = endpoint({
  name: 'getPaymentConnection',
  summary: 'Status of the payment connection, asked from Stripe',
  method: 'GET',
  path: '/accounts/:account_id/stripe',
  access: 'account.manage',
  params,
  response: dataOf(paymentConnection),
})

export const getMailBudgets = endpoint({
  name: 'getMailBudgets',
  summary: 'How many emails the account may still send today, why, and what raises the limit',
  method: 'GET',
  path: '/accounts/:account_id/mail-budgets',
  access: 'account.manage',
  params,
  response: dataOf(mailBudgets),
})

export const connectStripe = endpoint({
  name: 'connectStripe',
  summary: 'Start or continue connecting a Stripe account; the answer says where to send the browser',
  method: 'POST',
  path: '/accounts/:account_id/stripe/connect',
  access: 'account.manage',
  params,
  response: dataOf(z.object({ onboarding_url: z.url() })),
  refusals: ['account.unconfirmed', 'payment.not_available', 'payment.unavailable'],
})
