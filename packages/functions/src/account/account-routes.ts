import * as endpoints from '@foyer/contracts/account/account-endpoints'
import { getAccount, updateAccount } from '@foyer/core/account/account'
import { connectStripe, getPaymentConnection } from '@foyer/core/account/payment-connection'
import { getMailBudgets } from '@foyer/core/mail/get-mail-budgets'
import { mount } from '../http/mount.ts'

export const accountRoutes = [
  mount(endpoints.getAccount, getAccount),
  mount(endpoints.updateAccount, updateAccount),
  mount(endpoints.getPaymentConnection, getPaymentConnection),
  mount(endpoints.getMailBudgets, getMailBudgets),
  mount(endpoints.connectStripe, connectStripe),
]
