/** In place of what slows AWS's clients down in the retry mode "adaptive": every client has the standard mode. */
module.exports = { DefaultRateLimiter: class {} }
