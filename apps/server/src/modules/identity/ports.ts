// SPDX-License-Identifier: Apache-2.0
/** Draws letters as a picture that people read and programs hardly do. `below` is chance. A PNG. */
export type DrawCaptcha = (letters: string, below: (limit: number) => number) => Promise<Buffer>

/** Carries SMS. A throw means that it was not taken; the message says why, without the text or the number. */
export interface SmsCarrier {
  name: string
  send(message: { to: string; text: string }): Promise<void>
  /** A service that makes and checks codes itself. Codes then never pass through the platform. */
  verification?: { start(to: string): Promise<void>; check(to: string, code: string): Promise<boolean> }
}

export interface MailCarrier {
  name: string
  send(message: { to: string; subject: string; text: string; html: string }): Promise<void>
}

/** Finds who carries the messages of a brand, by its settings. Undefined: nobody, they stay in the outbox. */
export interface Carriers {
  sms(settings: SmsSettings): SmsCarrier | undefined
  mail(settings: { smtpUrl: string; from: string }): MailCarrier | undefined
}
export type SmsSettings =
  | { provider: 'outbox' }
  | { provider: 'http'; url: string; authorization: string; body: string }
  | { provider: 'twilio'; baseUrl: string; serviceSid: string; accountSid: string; authToken: string }

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

/** A refusal of somebody else's service. */
export class ThirdPartyError extends Error {
  readonly code: ThirdPartyCode
  constructor(code: ThirdPartyCode, reason = '') {
    super(reason === '' ? code : `${code}: ${reason}`)
    this.name = 'ThirdPartyError'
    this.code = code
  }
}

/** Whom another service vouches for. The pair of issuer and subject is his name for ever. */
export interface OutsideIdentity {
  issuer: string
  subject: string
  name: string | undefined
  email: string | undefined
  emailVerified: boolean
}

/** One login at another service: where to send the browser, and what must be kept until it comes back. */
export interface SocialRoad {
  url: string
  facts: Record<string, string>
}

export interface SocialProvider {
  /** Throws ThirdPartyError. */
  start(input: { redirectUri: string; state: string }): Promise<SocialRoad>
  /** Throws ThirdPartyError for anything that does not prove who somebody is. */
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
   * Until when (epoch ms) the proof could be used again if nobody noted it. Throws ThirdPartyError unless
   * `token` proves `number` (as +84...).
   */
  check(input: {
    project: string
    token: string
    number: string
    nowMs: number
  }): Promise<{ expiresAtMs: number }>
}
