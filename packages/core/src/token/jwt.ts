/** What Foyer needs of JSON Web Tokens, read with the first token. Named one by one, so that the rest of the library stays out of the zip. */
export { errors, jwtVerify, SignJWT } from 'jose'
