// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { text, type TextKey, type TextValues } from './index.ts'

/**
 * The messages of the specification (specification.md sections 5 and 8), word for word; each row names its
 * key.
 */
const catalogue: [sentence: string, keys: TextKey[], values?: TextValues][] = [
  ['Invalid invitation code', ['fault.identity.badAffiliate']],
  ['Please Register An Account First', ['shell.trial']],
  ['Invalid phone number format.', ['fault.identity.thirdParty.invalidPhoneNumber']],
  ['Please enter a valid phone number.', ['fault.identity.thirdParty.missingPhoneNumber']],
  [
    'Too many requests, please try again after 5 minutes.',
    ['fault.identity.thirdParty.tooManyRequests', 'fault.identity.tooManyAttempts'],
  ],
  ['An unknown error occured.', ['fault.identity.thirdParty.unknown']],
  ['Verification code is not valid', ['fault.identity.thirdParty.invalidVerificationCode']],
  ['Verification code is missing', ['fault.identity.thirdParty.missingVerificationCode']],
  ['Invalid reCaptcha input...', ['fault.identity.thirdParty.captchaCheckFailed']],
  ['Quota not sufficient, please contact customer service.', ['fault.identity.thirdParty.quotaExceeded']],
  [
    'Not enabled function, please contact customer service.',
    ['fault.identity.thirdParty.operationNotAllowed'],
  ],
  ['Verification code has expired, please send again.', ['fault.identity.thirdParty.codeExpired']],
  ['Login failure. Please try again.', ['fault.identity.thirdParty.popupClosedByUser']],
  ['Username/Email does not exist', ['fault.identity.noSuchAccount']],
  ['Non-member account unable to login', ['fault.identity.notMember']],
  ['Non-agents cannot log in', ['fault.identity.notAgent', 'shell.agentsOnly']],
  ['Network link is abnormal, please try again', ['common.error.network']],
  ['The page took longer time to load, please check your network connectivity', ['common.error.slow']],
  ['Invalid URL, please contact customer service', ['fault.site.invalidUrl', 'shell.invalidAddress.title']],
  ['Access restricted', ['fault.site.ipBlocked', 'shell.blocked.title']],
  ['Game maintenance', ['fault.play.gameMaintenance']],
  ['Please complete verification first', ['fault.identity.botCheckFailed']],
  ['Unknown error', ['common.error.unknown']],
  [
    'You are not logged in, please login',
    ['identity.loginNeeded', 'fault.call.unauthorized', 'shell.loginNeeded'],
  ],
  ['Please fill in your password with 6 - 12 characters', ['pattern.passwordRange'], { min: 6, max: 12 }],
  ['Please enter a valid verification code', ['identity.verificationCode.invalid']],
  ['Please enter a valid mobile number', ['identity.mobileNum.invalid']],
  ['Incorrect confirmation input', ['identity.payment.inconsistent']],
  ['Real name format is incorrect', ['identity.payeeName.invalid']],
  ['Phone number format is incorrect', ['identity.mobileNum.badFormat']],
  ['Please enter the username and password', ['identity.missingCredentials']],
  ['Confirmation password is not correct.', ['identity.inconsistent', 'fault.identity.confirmPassword']],
  ['Input cannot be empty', ['fault.field.required', 'lobby.search.nothingTyped']],
  ['Please enter content', ['feedback.required', 'fault.messages.contentEmpty']],
  ['The content is between 10 and 500 words', ['feedback.length'], { least: 10, most: 500 }],
  ['The content is between 10 and 500 words', ['fault.messages.contentLength'], { min: 10, max: 500 }],
  ['Please agree to the terms of use', ['identity.terms.missing']],
  [
    'I am 18 years old and agree to accept the terms of use',
    ['identity.terms'],
    { age: 18, terms: 'terms of use' },
  ],
  ['terms of use', ['identity.terms.name']],
  ['inconsistent twice', ['identity.inconsistentTwice']],
  ['Email not empty', ['identity.empty'], { field: 'Email' }],
]

it.each(['EN', 'TY'])('has the messages of the specification word for word in %s', (language) => {
  for (const [sentence, keys, values] of catalogue) {
    expect(
      keys.map((key) => text(language, key, values)),
      sentence,
    ).toEqual(keys.map(() => sentence))
  }
})
