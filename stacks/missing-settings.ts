import { defaults, type StageSettings } from './stage-settings.ts'

/**
 * What a stage's settings lack, with a sentence each that says what to do. A stage that keeps its data serves the public, and must be
 * able to; a throwaway stage needs neither a sender nor an alarm address.
 */
export function missingSettings(stage: string, settings: StageSettings): string[] {
  const lacking = [
    settings.domain &&
      !settings.domain.certificateArn.startsWith('arn:aws:acm:us-east-1:') &&
      'The certificate of `domain` must be in us-east-1: CloudFront takes certificates from there only.',
    settings.webAcl &&
      !settings.webAcl.includes(':us-east-1:') &&
      'The `webAcl` must be in us-east-1: CloudFront takes web ACLs from there only.',
    (settings.watchFromOutside || settings.monthlyBudget !== null) &&
      settings.alarmEmail === null &&
      'Set `alarmEmail`: `watchFromOutside` and `monthlyBudget` write to it.',
    settings.adopt &&
      !settings.adopt.table.streamArn.includes(`:table/${settings.adopt.table.name}/stream/`) &&
      'The `streamArn` of `adopt` must be that of its table: `aws dynamodb describe-table` names it as LatestStreamArn.',
    settings.copyTo &&
      !(settings.copyTo.bucket && /^\d{12}$/.test(settings.copyTo.account)) &&
      'The `copyTo` needs the name of a `bucket`, and the `account` that owns it, in twelve digits.',
    ...(settings.keepData ? missingForThePublic(settings) : []),
  ].filter((sentence) => typeof sentence === 'string')
  return lacking.map((sentence) => `${stage}: ${sentence}`)
}

function missingForThePublic({ emailFrom, emailIdentity, alarmEmail }: StageSettings) {
  const address = emailFrom.match(/<(.+)>$/)?.[1] ?? emailFrom
  const isOwn = address === emailIdentity || address.endsWith(`@${emailIdentity}`)
  return [
    emailFrom === defaults.emailFrom
      ? 'Set `emailFrom` to the address that emails come from, and `emailIdentity` to its domain: no one can sign up without the email that confirms the address.'
      : !isOwn &&
        'Set `emailIdentity` to the domain or the address of `emailFrom`: SES lets a stage send as that only.',
    alarmEmail === null && 'Set `alarmEmail` to the address that is told when something fails.',
  ]
}

/** Why the shell's region does not fit the stage's, in a sentence; null when it does, or when the shell names none. */
export function wrongRegion(
  stage: string,
  { region }: StageSettings,
  shell: Record<string, string | undefined>,
): string | null {
  const name = ['AWS_REGION', 'AWS_DEFAULT_REGION'].find((it) => shell[it])
  if (!name || shell[name] === region) return null
  return `${name} is ${shell[name]} in this shell, but the stage ${stage} is in ${region}. Unset ${name}, or change \`region\` in the stage's settings.`
}
