// SPDX-License-Identifier: Apache-2.0
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { ThirdPartyError, type PhoneProofs, type ThirdPartyCode } from '../../modules/identity/ports.ts'

const keySetUrl = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
/** The visitor has just typed the code; an older proof may belong to somebody else. */
const oldestSignInMs = 5 * 60_000
const skewSeconds = 60

const said = (code: ThirdPartyCode, reason: string): ThirdPartyError => new ThirdPartyError(code, reason)

/** The issuer's own keys, fetched when first needed. */
export const googleKeys = (): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(keySetUrl), { timeoutDuration: 5_000 })

/**
 * Proofs of a number that Firebase issues after its own SMS: an ID token, RS256 under a key of the issuer's
 * set, made for our project, a few minutes old at most, signed in by phone, for exactly this number. Tokens
 * of the emulator are unsigned and never accepted.
 */
export function createFirebaseProofs(keys: JWTVerifyGetKey): PhoneProofs {
  return {
    async check({ project, token, number, nowMs }) {
      if (project === '') throw said('operation-not-allowed', 'no project is set')
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${project}`,
        audience: project,
        currentDate: new Date(nowMs),
        clockTolerance: skewSeconds,
        requiredClaims: ['sub', 'exp', 'iat', 'aud', 'iss', 'auth_time', 'phone_number'],
      }).catch((error: unknown) => {
        throw said(
          error instanceof errors.JWTExpired ? 'code-expired' : 'invalid-verification-code',
          error instanceof Error ? error.message : 'unknown',
        )
      })
      if (typeof protectedHeader.kid !== 'string') throw said('invalid-verification-code', 'no key is named')
      if (Array.isArray(payload.aud)) throw said('invalid-verification-code', 'several audiences')
      if (typeof payload.sub !== 'string' || payload.sub === '' || payload.sub.length > 128)
        throw said('invalid-verification-code', 'no subject')
      if (typeof payload.iat !== 'number' || payload.iat * 1000 > nowMs + skewSeconds * 1000)
        throw said('invalid-verification-code', 'made in the future')
      const signedInMs = typeof payload.auth_time === 'number' ? payload.auth_time * 1000 : Number.NaN
      if (!(signedInMs <= nowMs + skewSeconds * 1000))
        throw said('invalid-verification-code', 'signed in in the future')
      if (nowMs - signedInMs > oldestSignInMs) throw said('code-expired', 'signed in too long ago')
      const { firebase } = payload as { firebase?: { sign_in_provider?: unknown } }
      if (firebase?.sign_in_provider !== 'phone')
        throw said('invalid-verification-code', 'not signed in by phone')
      if (payload.phone_number !== number) throw said('invalid-phone-number', 'another number')
      return { expiresAtMs: (payload.exp ?? 0) * 1000 + skewSeconds * 1000 }
    },
  }
}
