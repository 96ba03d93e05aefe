/**
 * The kinds of resources that moto does not have. The proof treats them as created, so that what depends on them can be deployed; this
 * says what is known of them. A test compares the list with what moto really lacked.
 */
export const unprovenKinds: Record<string, string> = {
  'AWS::ApiGatewayV2::Api':
    'Routes and stages are held against the templates (site.test.ts); real requests go to AWS only.',
  'AWS::ApiGatewayV2::Integration': 'put-live.test.ts: the integrations name the aliases.',
  'AWS::ApiGatewayV2::Route': 'site.test.ts: the routes.',
  'AWS::ApiGatewayV2::Stage': 'site.test.ts: the log format and the edge key.',
  'AWS::CloudFront::CachePolicy': 'site.test.ts.',
  'AWS::CloudFront::Distribution':
    'site.test.ts and response-headers.test.ts: behaviors, headers, errors. Nothing was answered by CloudFront.',
  'AWS::CloudFront::Function': 'Their code runs in edge/*.test.ts.',
  'AWS::CloudFront::OriginAccessControl': 'site.test.ts.',
  'AWS::CloudFront::ResponseHeadersPolicy': 'response-headers.test.ts.',
  'AWS::CloudWatch::Alarm': 'monitoring.test.ts. No alarm ever rang.',
  'AWS::CodeDeploy::Application': 'put-live.test.ts.',
  'AWS::CodeDeploy::DeploymentGroup':
    'put-live.test.ts. A shift, its alarm and its way back were never seen.',
  'AWS::Lambda::Alias': 'put-live.test.ts. That an alias moves with an update was never seen.',
  'AWS::Lambda::Version': 'put-live.test.ts.',
  'AWS::Logs::MetricFilter': 'monitoring.test.ts.',
  'AWS::S3::BucketPolicy': 'storage.test.ts; what it refuses was never seen.',
  'AWS::SES::ConfigurationSet': 'email.test.ts.',
  'AWS::SES::ConfigurationSetEventDestination': 'email.test.ts.',
  'AWS::SES::EmailIdentity': 'email.test.ts.',
  'AWS::SNS::Subscription': 'queues.test.ts, monitoring.test.ts.',
  'AWS::SNS::TopicPolicy': 'email.test.ts.',
  'AWS::SQS::QueuePolicy': 'queues.test.ts; what it refuses was never seen.',
  'Custom::CopyKey': 'functions.test.ts: a key for each function that has secrets, and for no other.',
  'Custom::EdgeKey':
    'site.test.ts, make-edge-key.test.ts; that CloudFormation keeps its answer was never seen.',
  'Custom::CDKBucketDeployment':
    'Its function uploads the built app; moto runs functions in Docker only. stack-order.test.ts: the order.',
  'Custom::S3AutoDeleteObjects': 'Its function empties a bucket before the stage is removed.',
}

/** Findings of cfn-lint that are not mistakes, each with the reason. */
export const acceptedLint: Record<string, string> = {
  W3005: 'CDK writes a DependsOn beside a reference that says the same. It changes nothing.',
}
