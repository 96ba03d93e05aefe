/** Where Route 53 writes what its health checks find, and ACM about CloudFront's certificates. */
export const outsideRegion = 'us-east-1'

interface Site {
  stage: string
  host: string
  /** Null where the site has CloudFront's own name, and its certificate. */
  certificateArn: string | null
  alarmEmail: string
}

/** So few that half a million requests a month come, three being the minimum. */
const askedFrom = ['us-east-1', 'eu-west-1', 'ap-southeast-1']
/** A certificate that ACM could renew is renewed 60 days before its end. */
const daysLeft = 21

/** The name of the stack that watches a stage's site from outside its region. */
export function outsideStackName(stage: string): string {
  return `${stage}-foyer-outside`
}

/**
 * A template for us-east-1, which SST's stacks cannot reach: whether page and API answer, asked from three continents, and how long
 * the certificate lasts. A health check accepts a certificate that has ended, so ACM's own metric is watched too.
 */
export function outsideWatch({ stage, host, certificateArn, alarmEmail }: Site) {
  return {
    Description: `Watches ${host} from outside the region of the stage ${stage}.`,
    Resources: {
      Topic: {
        Type: 'AWS::SNS::Topic',
        Properties: { Subscription: [{ Protocol: 'email', Endpoint: alarmEmail }] },
      },
      ...asked(stage, host, 'page', '/'),
      ...asked(stage, host, 'api', '/api/health'),
      ...(certificateArn && {
        CertificateAlarm: alarm(stage, 'certificate', {
          AlarmDescription: `The certificate of ${host} ends in less than ${daysLeft} days. What to do: docs/runbook.md#certificate`,
          ...metric('AWS/CertificateManager', 'DaysToExpiry', 'CertificateArn', certificateArn),
          ...{ Period: 86_400, Threshold: daysLeft },
          // ACM writes no more once it has ended.
          TreatMissingData: 'ignore',
        }),
      }),
    },
  }
}

function asked(stage: string, host: string, id: 'page' | 'api', path: string) {
  const name = id === 'page' ? 'Page' : 'Api'
  return {
    [`${name}Check`]: {
      Type: 'AWS::Route53::HealthCheck',
      Properties: {
        HealthCheckConfig: {
          ...{
            Type: 'HTTPS',
            FullyQualifiedDomainName: host,
            ResourcePath: path,
            Port: 443,
            EnableSNI: true,
          },
          ...{ RequestInterval: 30, FailureThreshold: 3, Regions: askedFrom },
        },
        HealthCheckTags: [{ Key: 'Name', Value: `${stage}-foyer-${id}` }],
      },
    },
    [`${name}Alarm`]: alarm(stage, `${id}-unreachable`, {
      AlarmDescription: `https://${host}${path} does not answer. What to do: docs/runbook.md#site-unreachable`,
      ...metric('AWS/Route53', 'HealthCheckStatus', 'HealthCheckId', { Ref: `${name}Check` }),
      ...{ Period: 60, Threshold: 1 },
      // If nothing is known, that is a reason to look.
      TreatMissingData: 'breaching',
    }),
  }
}

function metric(Namespace: string, MetricName: string, Name: string, Value: string | { Ref: string }) {
  return { Namespace, MetricName, Dimensions: [{ Name, Value }], Statistic: 'Minimum' }
}

function alarm(stage: string, id: string, what: object) {
  const topic = [{ Ref: 'Topic' }]
  return {
    Type: 'AWS::CloudWatch::Alarm',
    Properties: {
      AlarmName: `${stage}-foyer-${id}`,
      ...{ ComparisonOperator: 'LessThanThreshold', EvaluationPeriods: 1 },
      ...{ AlarmActions: topic, OKActions: topic },
      ...what,
    },
  }
}
