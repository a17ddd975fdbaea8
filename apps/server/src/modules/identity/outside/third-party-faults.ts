// SPDX-License-Identifier: Apache-2.0
import { fault, type FaultName } from '@tessera/contract'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { ThirdPartyError, thirdPartyCodes, type ThirdPartyCode } from '../ports.ts'

const faultOf: Record<ThirdPartyCode, FaultName> = {
  'invalid-phone-number': 'identity.thirdParty.invalidPhoneNumber',
  'missing-phone-number': 'identity.thirdParty.missingPhoneNumber',
  'too-many-requests': 'identity.thirdParty.tooManyRequests',
  unknown: 'identity.thirdParty.unknown',
  'invalid-verification-code': 'identity.thirdParty.invalidVerificationCode',
  'missing-verification-code': 'identity.thirdParty.missingVerificationCode',
  'captcha-check-failed': 'identity.thirdParty.captchaCheckFailed',
  'quota-exceeded': 'identity.thirdParty.quotaExceeded',
  'operation-not-allowed': 'identity.thirdParty.operationNotAllowed',
  'code-expired': 'identity.thirdParty.codeExpired',
  'popup-closed-by-user': 'identity.thirdParty.popupClosedByUser',
}

/** The error that another service reports, whatever prefix its code has; an unlisted one is unknown. */
export function thirdPartyCodeOf(said: string): ThirdPartyCode {
  const code = said.replace(/^auth\//, '')
  // Cancelling on the provider's page counts as closing the window.
  if (code === 'access_denied') return 'popup-closed-by-user'
  return thirdPartyCodes.find((known) => known === code) ?? 'unknown'
}

export const thirdPartyFault = (said: string): Error => fault(faultOf[thirdPartyCodeOf(said)])

/** Converts an adapter's error into the refusal that people read; the reason goes to the log. */
export const saidByThirdParty =
  ({ log }: Pick<RequestFacts, 'log'>) =>
  (error: unknown): never => {
    log.info(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'a third party did not vouch for somebody',
    )
    throw thirdPartyFault(error instanceof ThirdPartyError ? error.code : 'unknown')
  }
