/** In place of clients by which AWS's clients sign in at AWS: Lambda gives a function its credentials in the environment. */
module.exports = {}
