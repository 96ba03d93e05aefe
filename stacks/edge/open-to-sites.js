// CloudFront Function (viewer response) of the widget's script: a page of any site may load it as a module, which browsers
// ask for with CORS. Here, because a policy of its own would count against the account's 20 (docs/decisions/0163).
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler({ response }) {
  response.headers['access-control-allow-origin'] = { value: '*' }
  return response
}
