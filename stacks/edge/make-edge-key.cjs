const { randomBytes } = require('node:crypto')

/**
 * Answers CloudFormation with a new random key, which it keeps with the stack and never shows (`NoEcho`). It asks when the stage is
 * made, and again only when the resource's properties change. Nothing is logged.
 */
exports.handler = async ({ ResponseURL, StackId, RequestId, LogicalResourceId }) => {
  const body = JSON.stringify({
    Status: 'SUCCESS',
    PhysicalResourceId: LogicalResourceId,
    StackId,
    RequestId,
    LogicalResourceId,
    NoEcho: true,
    Data: { Key: randomBytes(30).toString('base64url') },
  })
  // The address is signed for an empty content type.
  const answer = await fetch(ResponseURL, { method: 'PUT', headers: { 'content-type': '' }, body })
  if (!answer.ok) throw new Error(`CloudFormation took no answer: ${answer.status}`)
}
