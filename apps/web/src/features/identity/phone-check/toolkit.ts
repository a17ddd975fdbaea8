// SPDX-License-Identifier: Apache-2.0
import { Failure } from '@tessera/contract/client/failure'
import { t } from '../../../shared/texts/texts.ts'

const address = 'https://identitytoolkit.googleapis.com/v1/'
type Question = 'recaptchaParams' | 'accounts:sendVerificationCode' | 'accounts:signInWithPhoneNumber'

/**
 * Maps the service's error codes to those of the product (specification.md section 8); others are `unknown`.
 */
const refusals = {
  INVALID_PHONE_NUMBER: 'invalidPhoneNumber',
  MISSING_PHONE_NUMBER: 'missingPhoneNumber',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'tooManyRequests',
  INVALID_CODE: 'invalidVerificationCode',
  MISSING_CODE: 'missingVerificationCode',
  SESSION_EXPIRED: 'codeExpired',
  CAPTCHA_CHECK_FAILED: 'captchaCheckFailed',
  INVALID_RECAPTCHA_TOKEN: 'captchaCheckFailed',
  MISSING_RECAPTCHA_TOKEN: 'captchaCheckFailed',
  QUOTA_EXCEEDED: 'quotaExceeded',
  OPERATION_NOT_ALLOWED: 'operationNotAllowed',
} as const
export type Refusal = (typeof refusals)[keyof typeof refusals] | 'unknown'

/** A refusal of the service as a Failure with our message. */
export const refusalOf = (refusal: Refusal): Failure =>
  new Failure(t(`fault.identity.thirdParty.${refusal}`), refusal, 200)

/** Maps an error code of the service, such as "INVALID_CODE" or "TOO_MANY_ATTEMPTS_TRY_LATER : …". */
export function meaningOf(said: string): Refusal {
  const [name = ''] = said.split(/[^A-Z_]/)
  return Object.hasOwn(refusals, name) ? refusals[name as keyof typeof refusals] : 'unknown'
}

/**
 * Calls Firebase Authentication by its REST protocol. `apiKey` is public: it only identifies the project.
 * Returns one text of the answer; throws a Failure with the message for the user.
 */
export async function askToolkit(
  question: Question,
  apiKey: string,
  wanted: string,
  body?: object,
): Promise<string> {
  const response = await fetch(
    `${address}${question}?key=${encodeURIComponent(apiKey)}`,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  ).catch(() => {
    throw new Failure(t('common.error.network'), 'NETWORK', 0)
  })
  const answer = (await response.json().catch(() => undefined)) as Record<string, unknown> | undefined
  const value = answer?.[wanted]
  if (response.ok && typeof value === 'string') return value
  throw refusalOf(meaningOf((answer as { error?: { message?: string } } | undefined)?.error?.message ?? ''))
}
