import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2'
import type { Check } from './check.ts'

/** What emails need to arrive. */
export const mailChecks: readonly Check[] = [
  {
    name: 'sandbox',
    asks: 'SES GetAccount: may the account mail addresses that are not verified?',
    look: async () => {
      const { ProductionAccessEnabled } = await new SESv2Client({}).send(new GetAccountCommand({}))
      if (ProductionAccessEnabled) return null
      return 'SES mails verified addresses only: the account is in its sandbox, so buyers get no tickets. Ask for production access in the SES console; AWS answers within a day or two.'
    },
  },
  {
    name: 'sender',
    asks: 'SES GetEmailIdentity: is the sender verified?',
    look: async ({ settings: { emailIdentity, createEmailIdentity, region }, deployed }) => {
      const isVerified = await senderIsVerified(emailIdentity)
      if (isVerified) return null
      if (isVerified === null && createEmailIdentity && !deployed) return null
      if (isVerified === null) {
        return `SES does not know ${emailIdentity} in ${region}. Set \`createEmailIdentity\`, or verify it in the SES console.`
      }
      return `SES has not verified ${emailIdentity} yet. Add the DNS records that the SES console (${region}) shows, or open the link in the email from SES.`
    },
  },
]

/** Null when SES does not know the identity. */
async function senderIsVerified(EmailIdentity: string): Promise<boolean | null> {
  try {
    const identity = await new SESv2Client({}).send(new GetEmailIdentityCommand({ EmailIdentity }))
    return identity.VerifiedForSendingStatus ?? false
  } catch (error) {
    if (error instanceof NotFoundException) return null
    throw error
  }
}
