/** AWS's maximums, whatever a stage asks for (docs/decisions/0048); the gateway and the stand-ins follow them. */
export const serviceLimits = {
  /** After this many seconds an HTTP API stops waiting for its function and answers 503. */
  integrationSeconds: 30,
  /** The largest request body that an HTTP API takes. */
  requestBytes: 10 * 1024 * 1024,
  /** The event of a synchronous call of Lambda, and its answer: JSON, with a body in base64 counted as it is sent. */
  invocationBytes: 6 * 1024 * 1024,
  /** An SQS message, and all messages of one batch together: 1 MiB since August 2025, 256 KiB before. */
  messageBytes: 1024 * 1024,
  /**
   * GetParameter, GetParameters and GetParametersByPath together, for an account and region without higher throughput; beyond it Parameter Store
   * answers ThrottlingException, "Rate exceeded" (AWS General Reference, "Systems Manager endpoints and quotas"; "Changing Parameter Store throughput").
   */
  parameterReadsASecond: 40,
}
