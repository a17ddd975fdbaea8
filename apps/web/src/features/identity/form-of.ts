// SPDX-License-Identifier: Apache-2.0
import type { RegistrationForm } from '@tessera/rules/identity/registration'
import type { Site } from '../../shared/site/site.ts'

/**
 * What a registration form contains besides the fields of its settings, by the switches of the site; the
 * server applies the same rules.
 */
export function formOf(
  { whitelabel, captcha }: Pick<Site, 'whitelabel' | 'captcha'>,
  kind: RegistrationForm['kind'],
): RegistrationForm {
  const mobile = kind === 'registerMobile'
  const proven = mobile || whitelabel.smsVerification
  const phoneProof = proven && whitelabel.smsProvider === 'firebase'
  return {
    kind,
    password: !mobile || whitelabel.mobileRegisterPassword,
    code: proven && !phoneProof,
    phoneProof,
    captcha: captcha.enabled && captcha.required,
  }
}
