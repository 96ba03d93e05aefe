// CloudFront Function (viewer request) of the static site: every address that is not a file is a page of the
// app. Done here and not by error pages, which would turn the API's 404s into pages too.
const file = /\.(?:css|html|ico|jpe?g|js|json|map|mjs|png|svg|txt|wasm|webmanifest|webp|woff2?|xml)$/

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request
  if (!file.test(request.uri)) request.uri = '/index.html'
  return request
}
