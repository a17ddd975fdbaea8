// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const identityFaults = declareFaults('identity', {
  badCredentials: { code: 'BAD_CREDENTIALS', status: 200, text: 'fault.identity.badCredentials' },
  captchaRequired: { code: 'CAPTCHA_REQUIRED', status: 200, text: 'fault.identity.captchaRequired' },
  badCaptcha: { code: 'BAD_CAPTCHA', status: 200, text: 'fault.identity.badCaptcha' },
  badCode: { code: 'BAD_CODE', status: 200, text: 'fault.identity.badCode' },
  accountDisabled: { code: 'ACCOUNT_LOCKED', status: 200, text: 'fault.identity.accountDisabled' },
  notMember: { code: 'NOT_MEMBER', status: 200, text: 'fault.identity.notMember' },
  notAgent: { code: 'NOT_AGENT', status: 200, text: 'fault.identity.notAgent' },
  tooManyAttempts: {
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    text: 'fault.identity.tooManyAttempts',
    retryAfterSeconds: 300,
  },
  botCheckFailed: { code: 'BOT_CHECK_FAILED', status: 200, text: 'fault.identity.botCheckFailed' },
  usernameTaken: { code: 'USERNAME_TAKEN', status: 200, text: 'fault.identity.usernameTaken' },
  usernameFixed: { code: 'USERNAME_FIXED', status: 200, text: 'fault.identity.usernameFixed' },
  mobileTaken: { code: 'MOBILE_TAKEN', status: 200, text: 'fault.identity.mobileTaken' },
  emailTaken: { code: 'EMAIL_TAKEN', status: 200, text: 'fault.identity.emailTaken' },
  badNumber: { code: 'BAD_NUMBER', status: 200, text: 'fault.identity.badNumber' },
  currencyNotOffered: {
    code: 'CURRENCY_NOT_OFFERED',
    status: 200,
    text: 'fault.identity.currencyNotOffered',
  },
  badAffiliate: { code: 'BAD_AFFILIATE', status: 200, text: 'fault.identity.badAffiliate' },
  registrationClosed: { code: 'REGISTRATION_CLOSED', status: 200, text: 'fault.identity.registrationClosed' },
  notEnabled: { code: 'NOT_ENABLED', status: 200, text: 'fault.identity.notEnabled' },
  /** The value says in how many seconds another code can be requested. */
  codeTooSoon: {
    code: 'CODE_TOO_SOON',
    status: 429,
    text: 'fault.identity.codeTooSoon',
    retryAfterSeconds: 60,
  },
  tooManyCodes: {
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    text: 'fault.identity.tooManyCodes',
    retryAfterSeconds: 3600,
  },
  notSent: { code: 'NOT_SENT', status: 200, text: 'fault.identity.notSent' },
  noSuchAccount: { code: 'NO_SUCH_ACCOUNT', status: 200, text: 'fault.identity.noSuchAccount' },
  badPassword: { code: 'BAD_PASSWORD', status: 200, text: 'fault.identity.badPassword' },
  samePassword: { code: 'SAME_PASSWORD', status: 200, text: 'fault.identity.samePassword' },
  badPaymentPassword: {
    code: 'BAD_PAYMENT_PASSWORD',
    status: 200,
    text: 'fault.identity.badPaymentPassword',
  },
  noPaymentPassword: { code: 'NO_PAYMENT_PASSWORD', status: 200, text: 'fault.identity.noPaymentPassword' },
  badTicket: { code: 'BAD_TICKET', status: 200, text: 'fault.identity.badTicket' },
  badSecondFactor: { code: 'BAD_SECOND_FACTOR', status: 200, text: 'fault.identity.badSecondFactor' },
  /**
   * No key of the installation decrypts the secret of the app any more. Recovery codes and passkeys still
   * work.
   */
  secondFactorUnreadable: {
    code: 'SECOND_FACTOR_UNREADABLE',
    status: 200,
    text: 'fault.identity.secondFactorUnreadable',
  },
  badPasskey: { code: 'BAD_PASSKEY', status: 200, text: 'fault.identity.badPasskey' },
  secondFactorSet: { code: 'SECOND_FACTOR_SET', status: 200, text: 'fault.identity.secondFactorSet' },
  badToken: { code: 'BAD_TOKEN', status: 200, text: 'fault.identity.badToken' },
  noSession: { code: 'NO_SESSION', status: 200, text: 'fault.identity.noSession' },
  busy: { code: 'BUSY', status: 503, text: 'fault.identity.busy', retryAfterSeconds: 2 },
  // Errors of external sign-in and of the phone check (specification.md section 8): their codes without
  // "auth/".
  'thirdParty.invalidPhoneNumber': {
    code: 'INVALID_PHONE_NUMBER',
    status: 200,
    text: 'fault.identity.thirdParty.invalidPhoneNumber',
  },
  'thirdParty.missingPhoneNumber': {
    code: 'MISSING_PHONE_NUMBER',
    status: 200,
    text: 'fault.identity.thirdParty.missingPhoneNumber',
  },
  'thirdParty.tooManyRequests': {
    code: 'THIRD_PARTY_TOO_MANY_REQUESTS',
    status: 200,
    text: 'fault.identity.thirdParty.tooManyRequests',
  },
  'thirdParty.unknown': { code: 'UNKNOWN', status: 200, text: 'fault.identity.thirdParty.unknown' },
  'thirdParty.invalidVerificationCode': {
    code: 'INVALID_VERIFICATION_CODE',
    status: 200,
    text: 'fault.identity.thirdParty.invalidVerificationCode',
  },
  'thirdParty.missingVerificationCode': {
    code: 'MISSING_VERIFICATION_CODE',
    status: 200,
    text: 'fault.identity.thirdParty.missingVerificationCode',
  },
  'thirdParty.captchaCheckFailed': {
    code: 'CAPTCHA_CHECK_FAILED',
    status: 200,
    text: 'fault.identity.thirdParty.captchaCheckFailed',
  },
  'thirdParty.quotaExceeded': {
    code: 'QUOTA_EXCEEDED',
    status: 200,
    text: 'fault.identity.thirdParty.quotaExceeded',
  },
  'thirdParty.operationNotAllowed': {
    code: 'OPERATION_NOT_ALLOWED',
    status: 200,
    text: 'fault.identity.thirdParty.operationNotAllowed',
  },
  'thirdParty.codeExpired': {
    code: 'CODE_EXPIRED',
    status: 200,
    text: 'fault.identity.thirdParty.codeExpired',
  },
  'thirdParty.popupClosedByUser': {
    code: 'POPUP_CLOSED_BY_USER',
    status: 200,
    text: 'fault.identity.thirdParty.popupClosedByUser',
  },
})
