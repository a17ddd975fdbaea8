// SPDX-License-Identifier: Apache-2.0
/** The eleven error codes of external sign-in and of the phone check (specification.md section 8). */
export const thirdPartyCodes = [
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'unknown',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
] as const
export type ThirdPartyCode = (typeof thirdPartyCodes)[number]

/** A refusal by an external service. */
export class ThirdPartyError extends Error {
  readonly code: ThirdPartyCode
  constructor(code: ThirdPartyCode, reason = '') {
    super(reason === '' ? code : `${code}: ${reason}`)
    this.name = 'ThirdPartyError'
    this.code = code
  }
}

/** The person that another service vouches for. Issuer and subject together identify them permanently. */
export interface OutsideIdentity {
  issuer: string
  subject: string
  name: string | undefined
  email: string | undefined
  emailVerified: boolean
}

/** One login at another service: where to send the browser, and what to store until it returns. */
export interface SocialRoad {
  url: string
  facts: Record<string, string>
}

export interface SocialProvider {
  /** Throws ThirdPartyError. */
  start(input: { redirectUri: string; state: string }): Promise<SocialRoad>
  /** Throws ThirdPartyError for anything that does not prove an identity. */
  finish(input: {
    redirectUri: string
    state: string
    code: string
    iss: string | undefined
    facts: Record<string, string>
  }): Promise<OutsideIdentity>
}

/** Finds the provider of a brand; undefined when it is not set up. */
export interface SocialProviders {
  google(settings: { issuer: string; clientId: string; clientSecret: string }): SocialProvider | undefined
  facebook(settings: {
    dialogUrl: string
    graphUrl: string
    clientId: string
    clientSecret: string
  }): SocialProvider | undefined
}

/** Proof by a third party that somebody holds a number. */
export interface PhoneProofs {
  /**
   * Until when (epoch ms) the proof could be reused unless it is recorded. Throws ThirdPartyError unless
   * `token` proves `number` (as +84...).
   */
  check(input: {
    project: string
    token: string
    number: string
    nowMs: number
  }): Promise<{ expiresAtMs: number }>
}
