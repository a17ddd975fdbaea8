// SPDX-License-Identifier: Apache-2.0
import type { SettingName } from '@tessera/contract'
import type { RegistrationFieldName } from '@tessera/contract/site/settings'

/**
 * The switches whose feature is built. All other switches are off for everybody, whatever an operator has
 * set. When you build a feature, add its switch here in the same commit.
 */
export const builtSwitches: ReadonlySet<SettingName> = new Set<SettingName>([
  'identity.usernameRegister',
  'identity.forcePasswordExpiry',
  'identity.botCheck',
  'identity.mobileRegister',
  'identity.mobileRegisterPassword',
  'identity.smsVerification',
  'identity.freePlay',
  'identity.verificationCodeLogin',
  'identity.phoneLogin',
  'identity.emailReset',
  'identity.socialLogin',
  'identity.twoFactor',
  'identity.captcha',
  'identity.passkeys',
  'identity.countryCodeSelector',
  'site.loginRequired',
  'site.publicity',
  'site.memberCenter',
  'site.showBars',
  'site.referralPromo',
  'site.lotteryCenter',
  'agents.dividend',
  'agents.dailySalary',
  'agents.hourSalary',
  'agents.realTimeSalary',
])

/** Switches of features that are not built yet: none. */
export const switchesToBuild: readonly SettingName[] = []

/** Whether a setting has any effect. */
export const isBuilt = (name: SettingName): boolean =>
  builtSwitches.has(name) || !switchesToBuild.includes(name)

const builtField: readonly RegistrationFieldName[] = [
  'username',
  'password',
  'payeeName',
  'mobileNum',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'affiliateCode',
]
/** Fields that the registration forms and the server support; others are not sent to browsers. */
export const builtFields: {
  register: readonly RegistrationFieldName[]
  registerMobile: readonly RegistrationFieldName[]
} = {
  register: builtField,
  registerMobile: builtField.filter((name) => name !== 'username'),
}
