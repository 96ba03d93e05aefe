// CloudFront Function (viewer request) of the API: names the client, for rate limits. API Gateway only sees CloudFront's
// address, and what a browser itself writes into x-forwarded-for proves nothing.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request
  request.headers['x-foyer-viewer-address'] = { value: event.viewer.ip }
  return request
}
