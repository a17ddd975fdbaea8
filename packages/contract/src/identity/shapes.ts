// SPDX-License-Identifier: Apache-2.0
import { latinDigits, readCode } from '@tessera/rules/numbers/latin-digits'
import { z } from 'zod'

/** A typed secret. */
export const secret = z.string().trim().min(1).max(256)
export { PaymentPassword as paymentPassword } from '../kit/index.ts'
/** A mobile number as typed, and its dialling code without plus; by default the site's own. */
export const mobileNum = z.string().trim().min(1).max(32).overwrite(latinDigits)
export const countryDialingCode = z
  .string()
  .trim()
  .overwrite(latinDigits)
  .regex(/^(\+?\d{1,4})?$/, 'Digits, such as 84')
  .default('')
/** A code from a message or an app; 123 456 and ١٢٣-٤٥٦ are 123456. */
export const code = z.string().trim().min(1).max(255).overwrite(readCode)
/** The same, which may be left out. */
export const typedCode = z.string().trim().max(255).overwrite(readCode).default('')
/** A typed field of a form. Rules, not types, say what is valid. */
export const typed = (longest = 500) => z.string().trim().max(longest).default('')

/** A typed field that is read first, such as with Latin digits. */
export const typedAs = (read: (typed: string) => string, longest = 500) =>
  z.string().trim().max(longest).overwrite(read).default('')

/** Second factors. */
export const secondFactors = ['totp', 'passkey', 'recovery'] as const

/**
 * The answer of a login. With `twoFactor` there is no session yet: `token` is empty, and `ticket` with a
 * second factor opens one (identity.twoFactorLogin).
 */
export const session = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  defaultPassword: z.boolean(),
  /**
   * The password must be changed: it is a default or mailed one, an agent knows it, or it has expired and the
   * site enforces that. Never after a login by code or external sign-in.
   */
  mustChangePassword: z.boolean(),
  /** The next attempt needs a captcha. */
  captcha: z.boolean(),
  twoFactor: z.literal(true).optional(),
  ticket: z.string().optional(),
  methods: z.array(z.enum(secondFactors)).optional(),
})

/** The result of navigator.credentials, as @simplewebauthn/browser encodes it. */
export const passkeyResponse = z.looseObject({
  id: z.string().max(1024),
  rawId: z.string().max(1024),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(8192) }),
  clientExtensionResults: z.looseObject({}).default({}),
  authenticatorAttachment: z.string().max(40).optional(),
})
/** Options for navigator.credentials, and the id to send with the answer. */
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

/** What can be added to an account and lets somebody in or pays. */
export const newWayKind = z.enum(['app', 'passkey', 'recoveryCodes'])
