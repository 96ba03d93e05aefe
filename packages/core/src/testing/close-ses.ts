import { SESClient, type SendRawEmailCommandInput } from '@aws-sdk/client-ses'

/** SES takes no mail in this process from now on, until it is opened again. `refused`: who was not written to. */
export function closeSes(): { refused: Set<string>; open: () => void } {
  const { send } = SESClient.prototype
  const refused = new Set<string>()
  const refuse = async ({ input }: { input: SendRawEmailCommandInput }) => {
    for (const address of input.Destinations ?? []) refused.add(address)
    throw new Error('Sending is paused.')
  }
  Object.assign(SESClient.prototype, { send: refuse })
  return {
    refused,
    open: () => {
      Object.assign(SESClient.prototype, { send })
    },
  }
}
