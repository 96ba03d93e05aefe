import { createRequire as topLevelCreateRequire } from 'module';const require = topLevelCreateRequire(import.meta.url);
var __defProp = Object.defineProperty;
var __name = (target, value) => __defProp(target, "name", { value, configurable: true });

// sst.config.ts
import { VisibleError } from "sst/error.js";

// stacks/foyer.ts
import { getStack } from "sst/constructs";

// stacks/accept-finding.ts
import { NagSuppressions } from "cdk-nag";

// stacks/api.ts
import { HttpMethod, HttpRoute, HttpRouteKey } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { dependsOn as dependsOn2, use as use8 } from "sst/constructs";

// stacks/assets.ts
import { CacheControl } from "aws-cdk-lib/aws-s3-deployment";
import { use } from "sst/constructs";

// stacks/site.ts
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import { Distribution, HttpVersion, SecurityPolicyProtocol } from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from "aws-cdk-lib/aws-route53";
import { CloudFrontTarget } from "aws-cdk-lib/aws-route53-targets";
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from "aws-cdk-lib/aws-s3";

// stacks/edge-key.ts
import { Architecture, Code, Function as LambdaFunction, Runtime } from "aws-cdk-lib/aws-lambda";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { CustomResource, Duration, RemovalPolicy } from "aws-cdk-lib/core";

// stacks/http-api.ts
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import { HttpApi, HttpStage, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import { LogGroup as LogGroup2 } from "aws-cdk-lib/aws-logs";
import { RemovalPolicy as RemovalPolicy2 } from "aws-cdk-lib/core";

// stacks/site-behaviors.ts
import {
  AllowedMethods,
  CacheCookieBehavior,
  CachedMethods,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  OriginRequestPolicy,
  ViewerProtocolPolicy
} from "aws-cdk-lib/aws-cloudfront";
import { Duration as Duration3 } from "aws-cdk-lib/core";

// stacks/response-headers.ts
import {
  HeadersFrameOption,
  ResponseHeadersPolicy
} from "aws-cdk-lib/aws-cloudfront";
import { Duration as Duration2 } from "aws-cdk-lib/core";

// stacks/answer/content-security-policy.ts
var inertSecurityPolicy = render({ "default-src": ["'none'"], "frame-ancestors": ["'none'"] });
function render(directives) {
  return Object.entries(directives).map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
}
__name(render, "render");

// stacks/answer/answer-headers.ts
var safe = {
  // Not for subdomains: Foyer does not decide about an operator's other sites.
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin"
};
var inert = { ...safe, "content-security-policy": inertSecurityPolicy };
var unindexed = { "x-robots-tag": "noindex" };
var keptNowhere = { ...unindexed, "cache-control": "no-store" };

// stacks/site-behaviors.ts
var uncachedErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration3.seconds(0)
}));
var cacheTimes = {
  minTtl: Duration3.seconds(0),
  defaultTtl: Duration3.seconds(0),
  maxTtl: Duration3.days(1),
  enableAcceptEncodingBrotli: true,
  enableAcceptEncodingGzip: true
};

// stacks/upload-site.ts
import { LogGroup as LogGroup3 } from "aws-cdk-lib/aws-logs";
import {
  BucketDeployment,
  Source
} from "aws-cdk-lib/aws-s3-deployment";
import { RemovalPolicy as RemovalPolicy3 } from "aws-cdk-lib/core";

// stacks/create-function.ts
import { PolicyDocument, PolicyStatement as PolicyStatement4, Role, ServicePrincipal as ServicePrincipal3 } from "aws-cdk-lib/aws-iam";
import { LogGroup as LogGroup4 } from "aws-cdk-lib/aws-logs";
import { RemovalPolicy as RemovalPolicy5 } from "aws-cdk-lib/core";
import { Function as SstFunction } from "sst/constructs";

// stacks/function-environment.ts
import { readFileSync } from "node:fs";
import { use as use3 } from "sst/constructs";

// stacks/email.ts
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons
} from "aws-cdk-lib/aws-ses";
import { Topic } from "aws-cdk-lib/aws-sns";

// stacks/limit/lanes.ts
var lanes = {
  email: ["email", "email-feedback"],
  order: ["order-expiry", "payment", "availability"],
  record: ["attendee", "statistics", "audit", "wallet"],
  file: ["image", "export"],
  "event-message": ["event-message"]
};
var queueNames = Object.keys(lanes);

// stacks/grant/function-grants.ts
var onItems = /* @__PURE__ */ __name((...actions) => ({
  actions: actions.map((action) => `dynamodb:${action}`),
  resources: ["table"]
}), "onItems");
var onKeys = /* @__PURE__ */ __name((action, ...leadingKeys) => ({
  ...onItems(action),
  leadingKeys: leadingKeys.map((key) => `$foyer#${key}_*`)
}), "onKeys");
var queries = /* @__PURE__ */ __name((...indexes) => ({
  actions: ["dynamodb:Query"],
  resources: ["table", ...indexes.map((index) => `table/index/${index}`)]
}), "queries");
var onFiles = /* @__PURE__ */ __name((action, ...folders) => ({
  actions: [`s3:${action}`],
  resources: folders.map((folder) => `bucket/${folder}/*`)
}), "onFiles");
var walletSecrets = ["WALLETS", "APPLE_PASS", "APPLE_WWDR_CERTIFICATE", "GOOGLE_WALLET"];
var secretNames = [
  "TOKEN_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  ...walletSecrets
];
var secrets = /* @__PURE__ */ __name((...names) => ({
  actions: ["ssm:GetParameters"],
  resources: names.map((name) => `parameter/${name}`)
}), "secrets");
var mail = [
  { actions: ["ses:SendRawEmail"], resources: ["identity/*"], fromOwnSender: true },
  { actions: ["ses:SendRawEmail"], resources: ["configuration-set"] }
];
var sendTo = /* @__PURE__ */ __name((...queues) => ({
  actions: ["sqs:SendMessage"],
  resources: queues.map((queue) => `queue/${queue}`)
}), "sendTo");
var ownGrants = {
  api: [
    onItems("GetItem", "BatchGetItem", "PutItem", "UpdateItem", "DeleteItem"),
    // Many new items at once: the shards of a ticket's pool, and what a duplicated event consists of. PutItem does not allow it.
    onItems("BatchWriteItem"),
    queries("gsi1", "gsi2"),
    secrets("TOKEN_SECRET", "STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "WALLETS"),
    // Addresses of exported files are signed with this role's right to read them, upload forms with its right to write.
    onFiles("GetObject", "media", "uploads", "exports"),
    onFiles("PutObject", "media", "uploads"),
    onFiles("DeleteObject", "media"),
    // Without it, S3 calls a missing file forbidden.
    { actions: ["s3:ListBucket"], resources: ["bucket"] }
  ],
  "stripe-webhook": [onKeys("PutItem", "stripe_event_id"), secrets("STRIPE_WEBHOOK_SECRET")],
  // It alone signs passes: the API's function, which strangers ask for everything else, cannot read the keys (docs/decisions/0084).
  wallet: [
    onItems("GetItem", "BatchGetItem"),
    queries("gsi2"),
    onKeys("PutItem", "serial"),
    onKeys("DeleteItem", "serial"),
    onKeys("UpdateItem", "limit_wallet_link#subject"),
    secrets("APPLE_PASS", "APPLE_WWDR_CERTIFICATE", "GOOGLE_WALLET")
  ],
  page: [
    onItems("GetItem", "BatchGetItem"),
    queries("gsi1", "gsi2"),
    // Promo codes guessed through a page are counted.
    onKeys("UpdateItem", "limit_promo-code#subject")
  ],
  relay: [sendTo("email", "order", "record", "file", "event-message")],
  "reconcile-payments": [
    onItems("GetItem", "BatchGetItem", "PutItem", "UpdateItem", "DeleteItem"),
    queries("gsi2"),
    secrets("STRIPE_SECRET_KEY")
  ],
  "email-consumer": [
    onItems("GetItem", "BatchGetItem"),
    queries(),
    onKeys("PutItem", "subject_id"),
    onKeys("UpdateItem", "account_id", "limit", "message_id"),
    secrets("TOKEN_SECRET", "WALLETS"),
    ...mail,
    // Mail waits while SES takes none (F34).
    sendTo("email")
  ],
  "email-feedback-consumer": [
    onItems("GetItem"),
    onKeys("PutItem", "address_hash", "message_id"),
    onKeys("UpdateItem", "subject_id")
  ],
  "order-expiry-consumer": [
    onItems("GetItem", "PutItem", "UpdateItem"),
    secrets("STRIPE_SECRET_KEY"),
    // An order with time left on its hold is put back into the queue, for at most 15 minutes each time.
    sendTo("order")
  ],
  "payment-consumer": [
    onItems("GetItem", "BatchGetItem", "PutItem", "UpdateItem"),
    queries("gsi2"),
    secrets("STRIPE_SECRET_KEY")
  ],
  "attendee-consumer": [onItems("GetItem"), onKeys("PutItem", "short_id", "holder_hash")],
  "statistics-consumer": [
    onItems("GetItem"),
    onKeys("PutItem", "subject_id"),
    onKeys("UpdateItem", "event_id")
  ],
  "audit-consumer": [onKeys("PutItem", "account_id"), onKeys("UpdateItem", "account_id")],
  "wallet-consumer": [
    onItems("GetItem", "BatchGetItem"),
    queries("gsi1"),
    onKeys("UpdateItem", "serial"),
    onKeys("DeleteItem", "serial"),
    secrets("APPLE_PASS", "GOOGLE_WALLET"),
    // The passes of a large event are told in chunks.
    sendTo("record")
  ],
  "availability-consumer": [
    onItems("GetItem", "BatchGetItem"),
    queries("gsi2"),
    onKeys("PutItem", "stock_event_id"),
    onKeys("UpdateItem", "stock_event_id"),
    // The last change of a burst is counted a second later.
    sendTo("order")
  ],
  "image-consumer": [
    onItems("GetItem"),
    onKeys("PutItem", "event_id", "account_id"),
    onFiles("GetObject", "uploads"),
    onFiles("PutObject", "media"),
    onFiles("DeleteObject", "media", "uploads")
  ],
  "export-consumer": [
    onItems("GetItem", "BatchGetItem"),
    queries("gsi1"),
    onKeys("UpdateItem", "id_ex"),
    onFiles("PutObject", "exports")
  ],
  "event-message-consumer": [
    onItems("GetItem", "BatchGetItem"),
    queries("gsi1"),
    onKeys("PutItem", "message_id", "subject_id"),
    onKeys("UpdateItem", "event_id", "message_id"),
    ...mail,
    sendTo("event-message")
  ]
};
var functionGrants = {
  api: ownGrants.api,
  "stripe-webhook": ownGrants["stripe-webhook"],
  wallet: ownGrants.wallet,
  page: ownGrants.page,
  relay: ownGrants.relay,
  "reconcile-payments": ownGrants["reconcile-payments"],
  "email-consumer": joined(lanes.email),
  "order-consumer": joined(lanes.order),
  "record-consumer": joined(lanes.record),
  "file-consumer": joined(lanes.file),
  "event-message-consumer": joined(lanes["event-message"])
};
function joined(effects) {
  const grants = effects.flatMap((effect) => ownGrants[`${effect}-consumer`]);
  return [...new Map(grants.map((grant) => [JSON.stringify(grant), grant])).values()];
}
__name(joined, "joined");

// stacks/grant/function-variables.ts
var legalPages = ["TERMS_URL", "PRIVACY_URL", "IMPRINT_URL"];
var ownVariables = {
  api: [
    ...["VERSION", "SITE_URL", "TABLE_NAME", "MEDIA_BUCKET", "SIGN_UP"],
    ...["APPLICATION_FEE_BASIS_POINTS", "REFUND_APPLICATION_FEE"],
    ...legalPages
  ],
  "stripe-webhook": ["TABLE_NAME"],
  wallet: ["SITE_URL", "TABLE_NAME"],
  page: ["SITE_URL", "TABLE_NAME", "SIGN_UP", "EVENT_REDIRECTS", ...legalPages],
  relay: [
    "EMAIL_QUEUE_URL",
    "ORDER_EXPIRY_QUEUE_URL",
    "PAYMENT_QUEUE_URL",
    "ATTENDEE_QUEUE_URL",
    "STATISTICS_QUEUE_URL",
    "AUDIT_QUEUE_URL",
    "IMAGE_QUEUE_URL",
    "EXPORT_QUEUE_URL",
    "EVENT_MESSAGE_QUEUE_URL",
    "WALLET_QUEUE_URL",
    "AVAILABILITY_QUEUE_URL"
  ],
  // A payment that got lost is asked for once more, with the operator's share as before.
  "reconcile-payments": ["TABLE_NAME", "APPLICATION_FEE_BASIS_POINTS"],
  "email-consumer": ["SITE_URL", "TABLE_NAME", "EMAIL_QUEUE_URL", "EMAIL_FROM", "EMAIL_CONFIGURATION_SET"],
  "email-feedback-consumer": ["TABLE_NAME", "EMAIL_FEEDBACK_QUEUE_URL"],
  "order-expiry-consumer": ["TABLE_NAME", "ORDER_EXPIRY_QUEUE_URL"],
  // Stripe gets the site's domain once an account can be paid, and reports payments that got lost.
  "payment-consumer": ["SITE_URL", "TABLE_NAME", "APPLICATION_FEE_BASIS_POINTS", "PAYMENT_QUEUE_URL"],
  "attendee-consumer": ["TABLE_NAME", "ATTENDEE_QUEUE_URL"],
  "statistics-consumer": ["TABLE_NAME", "STATISTICS_QUEUE_URL"],
  "audit-consumer": ["TABLE_NAME", "AUDIT_QUEUE_URL"],
  "wallet-consumer": ["SITE_URL", "TABLE_NAME", "WALLET_QUEUE_URL"],
  "availability-consumer": ["TABLE_NAME", "AVAILABILITY_QUEUE_URL"],
  "image-consumer": ["TABLE_NAME", "MEDIA_BUCKET", "IMAGE_QUEUE_URL"],
  "export-consumer": ["TABLE_NAME", "MEDIA_BUCKET", "EXPORT_QUEUE_URL"],
  "event-message-consumer": [
    // Each email's foot leads to the reader's tickets.
    "SITE_URL",
    "TABLE_NAME",
    "EMAIL_FROM",
    "EMAIL_CONFIGURATION_SET",
    "EVENT_MESSAGE_QUEUE_URL"
  ]
};

// stacks/known-names.ts
import { Aws } from "aws-cdk-lib/core";

// stacks/storage.ts
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption
} from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement as PolicyStatement2, ServicePrincipal as ServicePrincipal2 } from "aws-cdk-lib/aws-iam";
import {
  BlockPublicAccess as BlockPublicAccess2,
  Bucket as Bucket2,
  BucketEncryption as BucketEncryption2,
  BucketPolicy,
  HttpMethods,
  ObjectOwnership as ObjectOwnership2
} from "aws-cdk-lib/aws-s3";
import { Duration as Duration4, RemovalPolicy as RemovalPolicy4 } from "aws-cdk-lib/core";
import { use as use2 } from "sst/constructs";

// stacks/function-environment.ts
var { version } = JSON.parse(readFileSync("package.json", "utf8"));

// stacks/limit/function-limits.ts
var oneCpuMegabytes = 1769;
var small = { memoryMegabytes: 1024 };
var oneCpu = { memoryMegabytes: oneCpuMegabytes };
var functionLimits = {
  // API Gateway gives up after 30 seconds: the function must have answered by then.
  api: { timeoutSeconds: 29, ...oneCpu },
  "stripe-webhook": { timeoutSeconds: 15, ...small },
  // It signs passes.
  wallet: { timeoutSeconds: 15, ...oneCpu },
  page: { timeoutSeconds: 15, ...oneCpu },
  relay: { timeoutSeconds: 60, ...small },
  "reconcile-payments": { timeoutSeconds: 300, ...small },
  "email-consumer": { timeoutSeconds: 60, ...oneCpu },
  "email-feedback-consumer": { timeoutSeconds: 30, ...small },
  "order-expiry-consumer": { timeoutSeconds: 30, ...small },
  "payment-consumer": { timeoutSeconds: 60, ...small },
  "attendee-consumer": { timeoutSeconds: 60, ...small },
  "statistics-consumer": { timeoutSeconds: 60, ...small },
  "audit-consumer": { timeoutSeconds: 30, ...small },
  // Pushes to a hundred devices, each with its time to answer.
  "wallet-consumer": { timeoutSeconds: 60, ...small },
  "availability-consumer": { timeoutSeconds: 30, ...small },
  "image-consumer": { timeoutSeconds: 60, ...oneCpu },
  // All rows of a list are in memory while their file is written (`pnpm bench:export`).
  "export-consumer": { timeoutSeconds: 300, memoryMegabytes: 3008 },
  "event-message-consumer": { timeoutSeconds: 60, ...oneCpu },
  "order-consumer": { timeoutSeconds: 60, ...small },
  "record-consumer": { timeoutSeconds: 60, ...small },
  "file-consumer": { timeoutSeconds: 300, memoryMegabytes: 3008 }
};

// stacks/role-statement.ts
import { PolicyStatement as PolicyStatement3 } from "aws-cdk-lib/aws-iam";
import { use as use4 } from "sst/constructs";

// stacks/stage-settings.ts
var defaults = {
  region: "eu-central-1",
  domain: null,
  emailFrom: "tickets@example.com",
  emailIdentity: "example.com",
  createEmailIdentity: false,
  applicationFeeBasisPoints: 0,
  refundApplicationFee: false,
  signUp: "open",
  eventRedirects: [],
  legalPages: {},
  alarmEmail: null,
  keepData: false,
  adopt: null,
  gradualShift: false,
  logRetention: 7
};
var stages = {
  production: { keepData: true, gradualShift: true, logRetention: 90 }
};
function stageSettings(stage) {
  return { ...defaults, ...stages[stage] };
}
__name(stageSettings, "stageSettings");

// stacks/put-live.ts
import { Alarm, ComparisonOperator, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from "aws-cdk-lib/aws-codedeploy";
import { Alias } from "aws-cdk-lib/aws-lambda";
import { Duration as Duration5 } from "aws-cdk-lib/core";
import { use as use5 } from "sst/constructs";

// stacks/relay.ts
import { FilterCriteria, FilterRule, StartingPosition } from "aws-cdk-lib/aws-lambda";
import { DynamoEventSource, SqsDlq } from "aws-cdk-lib/aws-lambda-event-sources";
import { Duration as Duration8 } from "aws-cdk-lib/core";
import { dependsOn, use as use7 } from "sst/constructs";

// stacks/consumers.ts
import { SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { Duration as Duration7 } from "aws-cdk-lib/core";

// stacks/limit/queue-limits.ts
var eventSources = {
  email: { batchSize: 5, batchWindowSeconds: 0, maxConcurrency: 7 },
  order: { batchSize: 5, batchWindowSeconds: 0, maxConcurrency: 30 },
  record: { batchSize: 5, batchWindowSeconds: 0, maxConcurrency: 17 },
  file: { batchSize: 1, batchWindowSeconds: 0, maxConcurrency: 4 },
  // One chunk at a time, so that a large message leaves tickets and confirmations their share of the sending rate.
  "event-message": { batchSize: 1, batchWindowSeconds: 0, maxConcurrency: 2 }
};
var queueLimits = Object.fromEntries(
  queueNames.map((name) => [
    name,
    {
      ...eventSources[name],
      // AWS asks for six times the consumer's time, so that a throttled retry never runs beside the first try.
      visibilitySeconds: 6 * functionLimits[`${name}-consumer`].timeoutSeconds,
      // One more than the waits after a failure (`packages/functions/src/queue/retry-waits.ts`): seconds at first, a day in all.
      maxReceiveCount: 31,
      retentionSeconds: 14 * 24 * 3600
    }
  ])
);

// stacks/queues.ts
import { SqsSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Duration as Duration6 } from "aws-cdk-lib/core";
import { use as use6 } from "sst/constructs";

// stacks/monitoring.ts
import { Alarm as Alarm2, ComparisonOperator as ComparisonOperator2, TreatMissingData as TreatMissingData2 } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { PolicyStatement as PolicyStatement5, ServicePrincipal as ServicePrincipal4 } from "aws-cdk-lib/aws-iam";
import { Topic as Topic2 } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { dependsOn as dependsOn5 } from "sst/constructs";

// stacks/pages.ts
import { CacheControl as CacheControl2 } from "aws-cdk-lib/aws-s3-deployment";
import { dependsOn as dependsOn4, use as use9 } from "sst/constructs";

// stacks/schedules.ts
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction as LambdaFunction2 } from "aws-cdk-lib/aws-events-targets";
import { Duration as Duration9 } from "aws-cdk-lib/core";
import { dependsOn as dependsOn3 } from "sst/constructs";

// stacks/watch/create-dashboard.ts
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  LogQueryVisualizationType,
  LogQueryWidget,
  Metric as Metric3,
  TextWidget
} from "aws-cdk-lib/aws-cloudwatch";
import { Duration as Duration12 } from "aws-cdk-lib/core";
import { use as use11 } from "sst/constructs";

// stacks/watch/queue-alarms.ts
import { MathExpression, Metric } from "aws-cdk-lib/aws-cloudwatch";
import { Duration as Duration10 } from "aws-cdk-lib/core";
var minute = Duration10.minutes(1);

// stacks/watch/service-alarms.ts
import { MathExpression as MathExpression2, Metric as Metric2 } from "aws-cdk-lib/aws-cloudwatch";
import { Duration as Duration11 } from "aws-cdk-lib/core";
import { use as use10 } from "sst/constructs";
var minute2 = Duration11.minutes(1);
var fewMinutes = Duration11.minutes(5);
var inFront = ["api", "stripe-webhook", "wallet", "page", "relay"];
var otherFunctions = [...inFront, "reconcile-payments"];

// stacks/watch/create-dashboard.ts
var [width, height] = [8, 6];

// stacks/watch/line-alarms.ts
import { Metric as Metric4 } from "aws-cdk-lib/aws-cloudwatch";
import { FilterPattern, LogGroup as LogGroup5, MetricFilter } from "aws-cdk-lib/aws-logs";
import { Duration as Duration13 } from "aws-cdk-lib/core";
var message = /* @__PURE__ */ __name((text) => FilterPattern.stringValue("$.message", "=", text), "message");
var tellingLines = [
  {
    id: "stuck-messages",
    pattern: FilterPattern.all(message("message failed"), FilterPattern.numberValue("$.receives", ">=", 3)),
    description: "A message has failed three times. Its line in the consumer logs names its kind, the error and the request that set it off. It is tried again for a day.",
    logsOf: queueNames.map((name) => `${name}-consumer`)
  },
  {
    id: "refused-webhooks",
    pattern: message("webhook refused"),
    description: "Stripe\u2019s events come with a signature that Foyer does not accept: the endpoint\u2019s secret is another one. Payments complete late until that is mended.",
    logsOf: ["stripe-webhook"],
    threshold: 5
  },
  {
    id: "unavailable-answers",
    pattern: message("service unavailable"),
    description: "Visitors hear that something is out of order or too busy. The line in the log of api names the code and the cause: Stripe, or a crowd.",
    logsOf: ["api", "stripe-webhook"],
    threshold: 5
  },
  {
    id: "refused-sign-ins",
    pattern: message("sign-in refused"),
    description: "Many sign-ins are refused: somebody may be trying stolen passwords.",
    logsOf: ["api"],
    threshold: 300
  },
  {
    id: "refused-requests",
    pattern: message("request refused"),
    description: "Many requests are refused as forbidden or too many. The log of api names codes and routes.",
    logsOf: ["api"],
    threshold: 1e3
  },
  {
    id: "undeclared-refusals",
    pattern: message("undeclared refusal"),
    description: "The API refuses with a code that its endpoint does not declare. Visitors are told why. The line in the log of api names both: declare the code in the next release.",
    logsOf: ["api"]
  },
  {
    id: "damaged-rows",
    pattern: message("damaged rows"),
    description: "A list leaves out rows that it cannot read, and shows the others. The line in the log of api names the list and the fields.",
    logsOf: ["api"]
  },
  {
    id: "foreign-payments",
    pattern: message("foreign payment"),
    description: "Payments name orders that they do not belong to. Nothing has changed. The log of order-consumer names the Stripe account.",
    logsOf: ["order-consumer"]
  },
  {
    id: "mail-budgets",
    pattern: message("mail budget used up"),
    description: "An account has sent all the mail it may send in a day, and wants to send more. The log of email-consumer names it. Look at what it sends; the budget grows with the age of the account and its paid orders.",
    logsOf: ["email-consumer"]
  },
  {
    id: "given-up-mail",
    pattern: message("email given up"),
    description: "A budget of mail withheld an email on each of seven days, and it is not tried again. Its order says so. The log of email-consumer names the order.",
    logsOf: ["email-consumer"]
  },
  {
    id: "pool-drift",
    pattern: FilterPattern.stringValue("$.error.name", "=", "PoolDrift"),
    description: "A count of tickets disagrees with its orders. The logs of api or order-consumer name pool and event. Mend it: `pnpm operate check-pools <event id> --mend`.",
    logsOf: ["api", "order-consumer", "reconcile-payments"]
  }
];

// stacks/missing-settings.ts
function wrongRegion(stage, { region }, shell) {
  const name = ["AWS_REGION", "AWS_DEFAULT_REGION"].find((it) => shell[it]);
  if (!name || shell[name] === region)
    return null;
  return `${name} is ${shell[name]} in this shell, but the stage ${stage} is in ${region}. Unset ${name}, or change \`region\` in stacks/stage-settings.ts.`;
}
__name(wrongRegion, "wrongRegion");

// sst.config.ts
var sst_config_default = {
  config: ({
    stage = ""
  }) => {
    const settings = stageSettings(stage);
    const wrong = wrongRegion(stage, settings, process.env);
    if (wrong)
      throw new VisibleError(wrong);
    return {
      name: "foyer",
      region: settings.region
    };
  }
};
export {
  sst_config_default as default
};
