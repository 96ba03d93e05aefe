// CloudFront Function (viewer request) of the static site: every address that is not a file is a page of the
// app. Done here and not by error pages, which would turn the API's 404s into pages too.
const file = /\.(?:css|html|ico|jpe?g|js|json|map|mjs|png|svg|txt|wasm|webmanifest|webp|woff2?|xml)$/

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request
  // Who asks here for a file that there is not must not take the app for it. Password managers are led to the form.
  if (request.uri === '/.well-known/change-password')
    return {
      statusCode: 302,
      statusDescription: 'Found',
      headers: { location: { value: '/manage/profile' } },
    }
  if (request.uri.startsWith('/.well-known/')) return { statusCode: 404, statusDescription: 'Not Found' }
  if (!file.test(request.uri)) request.uri = '/index.html'
  return request
}
