import type { Stripe } from 'stripe'
import { invalidRequest } from '../api/api-error.ts'
import type { FormFields } from '../api/form-body.ts'
import { choice, fieldsOf, flag, metadataAfter, text } from '../api/params.ts'
import { newId, nowSeconds } from '../stand-in.ts'

export const ACCOUNT_PARAMS = [
  'business_profile',
  'business_type',
  'capabilities',
  'controller',
  'country',
  'default_currency',
  'email',
  'metadata',
  'settings',
  'type',
]

const CURRENCY_OF_COUNTRY: Record<string, string> = {
  AU: 'aud', BR: 'brl', CA: 'cad', CH: 'chf', CN: 'cny', GB: 'gbp', HK: 'hkd', JP: 'jpy', KW: 'kwd',
  MX: 'mxn', NO: 'nok', NZ: 'nzd', PL: 'pln', SE: 'sek', SG: 'sgd', TW: 'twd', US: 'usd',
} // biome-ignore format: one table

/** What an account still owes before it may take payments. */
const ONBOARDING_REQUIREMENTS = [
  'business_profile.mcc',
  'business_profile.url',
  'business_type',
  'external_account',
  'representative.first_name',
  'representative.last_name',
  'tos_acceptance.date',
  'tos_acceptance.ip',
]

/** A new connected account, before onboarding. */
export function newAccount(params: FormFields): Stripe.Account {
  const country = text(params, 'country')?.toUpperCase() ?? 'US'
  if (!/^[A-Z]{2}$/.test(country)) {
    throw invalidRequest(`Country '${country}' is unknown.`, {
      code: 'country_unsupported',
      param: 'country',
    })
  }
  const type = choice(params, 'type', ['custom', 'express', 'standard'])
  const controller = fieldsOf(params, 'controller')
  if (type && controller) {
    throw invalidRequest('You may only specify one of these parameters: controller, type.', {
      param: 'controller',
    })
  }
  const account: Stripe.Account = {
    id: newId('acct', 16),
    object: 'account',
    business_profile: null,
    business_type: null,
    capabilities: {},
    charges_enabled: false,
    controller: controllerOf(type, controller),
    country,
    created: nowSeconds(),
    default_currency:
      text(params, 'default_currency')?.toLowerCase() ?? CURRENCY_OF_COUNTRY[country] ?? 'eur',
    details_submitted: false,
    email: null,
    external_accounts: { object: 'list', data: [], has_more: false, url: '' },
    future_requirements: requirementsOf([]),
    metadata: {},
    payouts_enabled: false,
    requirements: requirementsOf(ONBOARDING_REQUIREMENTS),
    settings: settingsOf(params),
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: type ?? (controller ? 'none' : 'standard'),
  }
  account.external_accounts = {
    ...account.external_accounts,
    url: `/v1/accounts/${account.id}/external_accounts`,
  } as Stripe.Account['external_accounts']
  return withAccountParams(account, params)
}

/** The account with the given parameters set; used by create and update. */
export function withAccountParams(account: Stripe.Account, params: FormFields): Stripe.Account {
  const profile = fieldsOf(params, 'business_profile')
  return {
    ...account,
    email: text(params, 'email') ?? account.email,
    business_type:
      choice(params, 'business_type', ['company', 'government_entity', 'individual', 'non_profit']) ??
      account.business_type,
    business_profile: profile ? withProfile(account.business_profile, profile) : account.business_profile,
    capabilities: { ...account.capabilities, ...requestedCapabilities(account, params) },
    metadata: metadataAfter(params, account.metadata ?? {}),
  }
}

/** Requirements with these fields due now; with none due, nothing is withheld. */
export function requirementsOf(due: string[]): Stripe.Account.Requirements {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: due,
    disabled_reason: due.length > 0 ? 'requirements.past_due' : null,
    errors: [],
    eventually_due: due,
    past_due: due,
    pending_verification: [],
  }
}

function controllerOf(type: string | undefined, given: FormFields | undefined): Stripe.Account.Controller {
  const dashboard = fieldsOf(given ?? {}, 'stripe_dashboard')
  const fallback = type === 'express' ? 'express' : type === 'custom' ? 'none' : 'full'
  const kind = choice(dashboard ?? {}, 'type', ['express', 'full', 'none']) ?? fallback
  const carrier = kind === 'full' ? 'stripe' : 'application'
  const losses =
    choice(fieldsOf(given ?? {}, 'losses') ?? {}, 'payments', ['application', 'stripe']) ?? carrier
  const payer = choice(fieldsOf(given ?? {}, 'fees') ?? {}, 'payer', ['account', 'application'])
  const collector = choice(given ?? {}, 'requirement_collection', ['application', 'stripe'])
  return {
    fees: { payer: payer ?? (kind === 'full' ? 'account' : 'application') },
    is_controller: true,
    losses: { payments: losses },
    requirement_collection: collector ?? (kind === 'none' ? 'application' : 'stripe'),
    stripe_dashboard: { type: kind },
    type: 'application',
  }
}

function requestedCapabilities(account: Stripe.Account, params: FormFields): Stripe.Account.Capabilities {
  const status = account.charges_enabled ? 'active' : 'inactive'
  const requested = Object.keys(fieldsOf(params, 'capabilities') ?? {}).filter((name) =>
    flag(fieldsOf(fieldsOf(params, 'capabilities') ?? {}, name) ?? {}, 'requested'),
  )
  return Object.fromEntries(requested.map((name) => [name, status]))
}

function withProfile(known: Stripe.Account.BusinessProfile | null | undefined, given: FormFields) {
  const texts = Object.keys(given).filter((name) => typeof given[name] === 'string')
  return {
    annual_revenue: null,
    estimated_worker_count: null,
    mcc: null,
    minority_owned_business_designation: null,
    name: null,
    specified_commercial_transactions_act_url: null,
    support_address: null,
    support_email: null,
    support_phone: null,
    support_url: null,
    url: null,
    ...known,
    ...Object.fromEntries(texts.map((name) => [name, text(given, name) || null])),
  }
}

function settingsOf(params: FormFields): Stripe.Account.Settings {
  const payments = fieldsOf(fieldsOf(params, 'settings') ?? {}, 'payments') ?? {}
  const profile = fieldsOf(params, 'business_profile') ?? {}
  return {
    branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
    card_payments: {
      statement_descriptor_prefix: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    dashboard: { display_name: text(profile, 'name') ?? null, timezone: 'Etc/UTC' },
    payments: {
      statement_descriptor: text(payments, 'statement_descriptor') ?? null,
      statement_descriptor_kana: null,
      statement_descriptor_kanji: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
  }
}
