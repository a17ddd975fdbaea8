// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { wholeNumber } from './create-phone-check.ts'
import { meaningOf } from './toolkit.ts'

it('maps the refusals of the service to those of the product, and anything else to unknown', () => {
  const meant = {
    'INVALID_PHONE_NUMBER : TOO_SHORT': 'invalidPhoneNumber',
    MISSING_PHONE_NUMBER: 'missingPhoneNumber',
    TOO_MANY_ATTEMPTS_TRY_LATER: 'tooManyRequests',
    INVALID_CODE: 'invalidVerificationCode',
    MISSING_CODE: 'missingVerificationCode',
    SESSION_EXPIRED: 'codeExpired',
    CAPTCHA_CHECK_FAILED: 'captchaCheckFailed',
    'QUOTA_EXCEEDED : Exceeded quota.': 'quotaExceeded',
    OPERATION_NOT_ALLOWED: 'operationNotAllowed',
    '': 'unknown',
    SOMETHING_NEW: 'unknown',
    constructor: 'unknown',
    __proto__: 'unknown',
  }
  expect(Object.fromEntries(Object.keys(meant).map((said) => [said, meaningOf(said)]))).toEqual(meant)
})

it('formats a number as the service expects it', () => {
  expect(wholeNumber('0901 234 567', '84')).toBe('+84901234567')
  expect(wholeNumber('901234567', '+84')).toBe('+84901234567')
  expect(wholeNumber('+66 81 234 5678', '84')).toBe('+66812345678')
  expect(wholeNumber('06 1234 5678', '39')).toBe('+390612345678')
  expect(wholeNumber('0066812345678', '66')).toBe('+66812345678')
  expect(wholeNumber('٠٨١٢٣٤٥٦٧٨', '66')).toBe('+66812345678')
  expect(wholeNumber('＋66 81 234 5678', '84')).toBe('+66812345678')
  expect(wholeNumber('07911 123456', '44')).toBe('+447911123456')
  expect(wholeNumber('8 (912) 345-67-89', '7')).toBe('+79123456789')
  expect(wholeNumber('044 55 1234 5678', '52')).toBe('+525512345678')
})
