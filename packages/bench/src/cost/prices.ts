/** List prices of eu-central-1 in US dollars, without free allowances. docs/cost.md has their date. */
export const prices = {
  tableWriteUnit: 0.7625 / 1e6,
  tableReadUnit: 0.1525 / 1e6,
  functionCall: 0.2 / 1e6,
  /** For a function on arm64. */
  gigabyteSecond: 0.0000133334,
  httpApiRequest: 1.2 / 1e6,
  edgeRequest: 1.2 / 1e6,
  edgeGigabyte: 0.085,
  queueRequest: 0.4 / 1e6,
  email: 0.1 / 1e3,
  emailGigabyte: 0.12,
}
