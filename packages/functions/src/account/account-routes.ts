import * as endpoints from '@foyer/contracts/account/account-endpoints'
import { connectStripe } from '@foyer/core/account/connect-stripe'
import { getAccount } from '@foyer/core/account/get-account'
import { getPaymentConnection } from '@foyer/core/account/get-payment-connection'
import { updateAccount } from '@foyer/core/account/update-account'
import { getMailBudgets } from '@foyer/core/mail/get-mail-budgets'
import { mount } from '../http/mount.ts'

export const accountRoutes = [
  mount(endpoints.getAccount, getAccount),
  mount(endpoints.updateAccount, updateAccount),
  mount(endpoints.getPaymentConnection, getPaymentConnection),
  mount(endpoints.getMailBudgets, getMailBudgets),
  mount(endpoints.connectStripe, connectStripe),
]
