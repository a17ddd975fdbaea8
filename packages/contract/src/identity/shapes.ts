// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'

/** A secret that somebody typed. */
export const secret = z.string().trim().min(1).max(256)
/** A payment password: six digits (D-69). */
export const paymentPassword = z.string().regex(/^\d{6}$/, 'Six digits')
/**
 * A number as it was typed, and the dialling code chosen beside it, without plus. Without one it is the
 * site's own.
 */
export const mobileNum = z.string().trim().min(1).max(32)
export const countryDialingCode = z
  .string()
  .trim()
  .regex(/^(\+?\d{1,4})?$/, 'Digits, such as 84')
  .default('')
/** A code from a message or an app. */
export const code = z.string().trim().min(1).max(255)
/** A typed field of a form; what it must look like is a rule, not a type. */
export const typed = (longest = 500) => z.string().trim().max(longest).default('')

/** Ways to prove who one is a second time. */
export const secondFactors = ['totp', 'passkey', 'recovery'] as const

/**
 * What a login answers. With `twoFactor` there is no session yet: `token` is empty, and `ticket` with a
 * second factor gets one (identity.twoFactorLogin).
 */
export const session = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  defaultPassword: z.boolean(),
  /**
   * The forced change opens: a default, mailed or handed-out password, one that an agent knows, or an expired
   * one where the site enforces it. Never after a login by code or by another's sign-in.
   */
  mustChangePassword: z.boolean(),
  /** The next try needs the letters of the picture. */
  captcha: z.boolean(),
  twoFactor: z.literal(true).optional(),
  ticket: z.string().optional(),
  methods: z.array(z.enum(secondFactors)).optional(),
})

/** What a browser's navigator.credentials gave, as @simplewebauthn/browser writes it down. */
export const passkeyResponse = z.looseObject({
  id: z.string().max(1024),
  rawId: z.string().max(1024),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(8192) }),
  clientExtensionResults: z.looseObject({}).default({}),
  authenticatorAttachment: z.string().max(40).optional(),
})
/** Options for navigator.credentials, and the id under which the answer is expected. */
export const passkeyTask = z.object({ challengeId: z.string(), options: z.record(z.string(), z.unknown()) })

export const loginFaults = [
  'identity.badCredentials',
  'identity.accountDisabled',
  'identity.tooManyAttempts',
  'identity.botCheckFailed',
  'identity.busy',
  'identity.notMember',
  'identity.notAgent',
] as const
export const codeFaults = [
  'identity.notEnabled',
  'identity.botCheckFailed',
  'identity.badNumber',
  'identity.codeTooSoon',
  'identity.tooManyCodes',
  'identity.notSent',
] as const
