/** In place of DynamoDB's document client in ElectroDB. The table's own client puts the commands here (bundle-options.ts). */
module.exports = {}
