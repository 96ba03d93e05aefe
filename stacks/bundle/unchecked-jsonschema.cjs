/**
 * In place of jsonschema, with which ElectroDB checks the form of each entity while a function starts. Every test that
 * imports an entity checks it with the real one, so a cold start need not. ElectroDB also tells a model from an entity by it.
 */
class Validator {
  addSchema() {}
  validate(value) {
    const isModel = 'attributes' in value && 'indexes' in value
    return { errors: isModel ? [] : [{ property: 'instance', message: 'is not a model' }] }
  }
}
Validator.prototype.customFormats = {}

module.exports = { Validator }
