import { GetServiceSettingCommand, SSMClient, UpdateServiceSettingCommand } from '@aws-sdk/client-ssm'
import { serviceLimits } from '../../../stacks/limit/service-limits.ts'
import type { Check } from './doctor/check.ts'

const SettingId = '/ssm/parameter-store/high-throughput-enabled'

/** With the setting, GetParameters may be called 1,000 times a second. AWS bills each parameter that is read. */
const price = '5 cents for 10,000 parameters read'

async function isRaised(): Promise<boolean> {
  const { ServiceSetting } = await new SSMClient({}).send(new GetServiceSettingCommand({ SettingId }))
  return ServiceSetting?.SettingValue === 'true'
}

/** Says how many starts a second read their secrets at Parameter Store; a stage works either way (docs/decisions/0162). */
export const throughputCheck: Check = {
  name: 'parameter-throughput',
  asks: `SSM GetServiceSetting ${SettingId}: how many reads a second does Parameter Store answer?`,
  isAdvice: true,
  look: async () =>
    (await isRaised())
      ? null
      : `Parameter Store answers ${serviceLimits.parameterReadsASecond} reads a second in this account and region. Functions that start beyond it use sealed copies of their secrets. \`operate warm-up\` raises it to 1,000.`,
}

/** Raises Parameter Store's throughput, which is a setting of the account and region, and says the price. */
export async function raiseThroughput(say: (line: string) => void): Promise<void> {
  if (await isRaised()) return say('Parameter Store already answers 1,000 reads a second.')
  await new SSMClient({}).send(new UpdateServiceSettingCommand({ SettingId, SettingValue: 'true' }))
  say(
    `Parameter Store answers 1,000 reads a second within minutes instead of ${serviceLimits.parameterReadsASecond}, for all software of this account and region: ${price}. To go back:`,
  )
  say(`  aws ssm reset-service-setting --setting-id ${SettingId}`)
}
