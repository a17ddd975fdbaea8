// SPDX-License-Identifier: Apache-2.0
import { idNumberOwner, type Arrival, type Profile } from '../../members/index.ts'
import type { IdentityDeps } from '../deps.ts'
import type { RegistrationInput } from './register.ts'

const orNull = (typed: string): string | null => (typed === '' ? null : typed)

/** The new member's profile from the form. The ID number is encrypted for them alone. */
export function profileOf(
  { vault }: IdentityDeps,
  memberId: bigint,
  input: RegistrationInput,
  mobile: string | undefined,
  mobileVerified: boolean,
): Profile {
  return {
    mobile: mobile ?? null,
    mobileVerified,
    email: orNull(input.email),
    emailVerified: false,
    payeeName: orNull(input.payeeName),
    qqNum: orNull(input.qqNum),
    line: orNull(input.line),
    whatsapp: orNull(input.whatsapp),
    zalo: orNull(input.zalo),
    facebook: orNull(input.facebook),
    wechat: orNull(input.wechat),
    idNumber: input.idNumber === '' ? null : vault.seal(input.idNumber, idNumberOwner(memberId)),
  }
}

/** How they came here (D-25). */
export const arrivalOf = ({
  affiliateCode,
  recommenderId,
  referralCode,
  domain,
  registerUrl = '',
  registerMethod,
}: RegistrationInput): Arrival => ({
  affiliateCode: orNull(affiliateCode),
  recommenderId: orNull(recommenderId),
  referralCode: orNull(referralCode),
  domain: orNull(domain),
  // The address of the page without its query, which may carry what is nobody's business.
  registerUrl: orNull(registerUrl.split(/[?#]/)[0] ?? ''),
  registerMethod: registerMethod ?? null,
})
