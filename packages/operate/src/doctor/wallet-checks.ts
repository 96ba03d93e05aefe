import { readAppleIdentity } from '@foyer/core/wallet/apple-identity'
import { readSecret } from '../stage-parameters.ts'
import type { Check } from './check.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A new certificate takes minutes at Apple; an operator may be away for weeks. */
const warnDays = 30

/** What must be so where a stage offers wallets; a stage without them lacks nothing. */
export const walletChecks: readonly Check[] = [
  {
    name: 'apple-pass-certificate',
    asks: 'SSM GetParameter APPLE_PASS, APPLE_WWDR_CERTIFICATE: where Apple Wallet is offered, do certificate and key belong together, and for how long?',
    look: async ({ stage }) => {
      if (!(await readSecret('WALLETS'))?.includes('APPLE')) return null
      const [pass, authority] = await Promise.all([
        readSecret('APPLE_PASS'),
        readSecret('APPLE_WWDR_CERTIFICATE'),
      ])
      const again = `Run: pnpm operate set-wallets --stage ${stage}`
      if (!pass || !authority) return `Apple Wallet is offered without its certificates. ${again}`
      const { certificate } = readAppleIdentity(pass)
      const days = Math.floor((Date.parse(certificate.validTo) - Date.now()) / dayMs)
      if (days >= warnDays) return null
      const until =
        days < 0
          ? 'has ended: no pass is signed or updated'
          : `ends in ${days} days, and with it all passes' updates`
      return `The Pass Type ID certificate ${until}. Make a new one at developer.apple.com (docs/deploy.md, Wallets). ${again}`
    },
  },
  {
    name: 'google-wallet-key',
    asks: 'SSM GetParameter GOOGLE_WALLET: is it there where Google Wallet is offered?',
    look: async ({ stage }) => {
      if (!(await readSecret('WALLETS'))?.includes('GOOGLE')) return null
      if (await readSecret('GOOGLE_WALLET')) return null
      return `Google Wallet is offered without its key. Run: pnpm operate set-wallets --stage ${stage}`
    },
  },
]
