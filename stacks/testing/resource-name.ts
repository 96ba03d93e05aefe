import { queueNames } from '../limit/lanes.ts'

type Written = string | { Ref: string } | { 'Fn::ImportValue': string } | { [name: string]: unknown }

/** What a template writes for an ARN as one text: outputs of other stacks by their names, resources of its own by theirs. */
function textOf(written: Written): string {
  if (typeof written === 'string') return written
  if ('Fn::Join' in written) {
    const [separator, parts] = written['Fn::Join'] as [string, Written[]]
    return parts.map(textOf).join(separator)
  }
  if ('Fn::GetAtt' in written) return (written['Fn::GetAtt'] as string[]).join('.')
  return String(Object.values(written)[0])
}

const arn = 'arn:AWS::Partition'
const ofStorage = 'production-foyer-storage:ExportsOutputFnGetAtt'
const here = 'eu-central-1:123456789012'

/** How templates write the resources of `grant/function-grants.ts`. The first group is the rest of the name. */
const forms: Record<string, RegExp> = {
  '*': /^\*$/,
  log: /^\w+log[0-9A-F]{8}\.Arn$/,
  'queue/relay-dead-letter': /^relaydeadletter[0-9A-F]{8}\.Arn$/,
  stream: new RegExp(`^${ofStorage}table[0-9A-F]{8}StreamArn[0-9A-F]{8}$`),
  table: new RegExp(`^${ofStorage}table[0-9A-F]{8}Arn[0-9A-F]{8}(/index/gsi[12])?$`),
  bucket: new RegExp(`^${ofStorage}media[0-9A-F]{8}Arn[0-9A-F]{8}(/[a-z]+/\\*)?$`),
  identity: new RegExp(`^${arn}:ses:${here}:identity(/\\*)$`),
  'configuration-set': new RegExp(`^${arn}:ses:${here}:configuration-set/production-foyer-email$`),
  'function/': new RegExp(`^${arn}:lambda:${here}:function:production-foyer-([a-z-]+)$`),
  places: new RegExp(`^${arn}:geo-places:eu-central-1::provider/default$`),
  parameter: new RegExp(`^${arn}:ssm:${here}:parameter/foyer/production(/[A-Z_]+)$`),
}

/** A template's resource, in JSON, by its name in `grant/function-grants.ts`; one of no known form as it is. */
export function resourceName(json: string): string {
  const text = textOf(JSON.parse(json))
  for (const [name, form] of Object.entries(forms)) {
    const found = form.exec(text)
    if (found) return `${name}${found[1] ?? ''}`
  }
  const queue = queueNames.find(
    (name) =>
      text.endsWith(`:sqs:${here}:production-foyer-${name}`) ||
      new RegExp(`^${name.replaceAll('-', '')}[0-9A-F]{8}\\.Arn$`).test(text),
  )
  return queue ? `queue/${queue}` : text
}
