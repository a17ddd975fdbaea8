// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from './fault.ts'

/** Refusals of any call: given before its operation runs, or because of a failure of the server. */
export const callFaults = declareFaults('call', {
  malformed: { code: 'MALFORMED', status: 400, text: 'fault.call.malformed' },
  invalid: { code: 'INVALID', status: 400, text: 'fault.call.invalid' },
  badBrand: { code: 'BAD_MERCHANT', status: 400, text: 'fault.call.badBrand' },
  encryptionRequired: { code: 'ENCRYPTION_REQUIRED', status: 400, text: 'fault.call.encryptionRequired' },
  badEncryption: { code: 'BAD_ENCRYPTION', status: 400, text: 'fault.call.badEncryption' },
  unauthorized: { code: 'UNAUTHORIZED', status: 401, text: 'fault.call.unauthorized' },
  forbidden: { code: 'FORBIDDEN', status: 403, text: 'fault.call.forbidden' },
  /** The caller has a trial account; this needs a real one. */
  needRealAccount: { code: 'NEED_REAL_ACCOUNT', status: 403, text: 'shell.trial' },
  /** The member must prove again who they are (identity.stepUp); then the same call is accepted. */
  stepUpRequired: { code: 'STEP_UP_REQUIRED', status: 403, text: 'fault.call.stepUpRequired' },
  /** This needs an authenticator app or a passkey, and the member has none. */
  /** The second factor was added only just: `until` says from when it counts. */
  factorTooYoung: { code: 'FACTOR_TOO_YOUNG', status: 403, text: 'fault.call.factorTooYoung' },
  secondFactorRequired: {
    code: 'SECOND_FACTOR_REQUIRED',
    status: 403,
    text: 'fault.identity.secondFactorRequired',
  },
  /**
   * The password was given out, is known to others or too old. It must be changed before anything else
   * (identity.changePassword).
   */
  passwordChangeRequired: {
    code: 'PASSWORD_CHANGE_REQUIRED',
    status: 403,
    text: 'fault.call.passwordChangeRequired',
  },
  notFound: { code: 'NOT_FOUND', status: 404, text: 'fault.call.notFound' },
  wrongMethod: { code: 'WRONG_METHOD', status: 405, text: 'fault.call.wrongMethod' },
  requestReused: { code: 'REQUEST_REUSED', status: 409, text: 'fault.call.requestReused' },
  tooLarge: { code: 'TOO_LARGE', status: 413, text: 'fault.call.tooLarge' },
  wrongContentType: { code: 'WRONG_CONTENT_TYPE', status: 415, text: 'fault.call.wrongContentType' },
  tooManyRequests: {
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    text: 'fault.call.tooManyRequests',
    retryAfterSeconds: 60,
  },
  unexpected: { code: 'UNEXPECTED', status: 500, text: 'fault.call.unexpected' },
  unavailable: { code: 'UNAVAILABLE', status: 503, text: 'fault.call.unavailable', retryAfterSeconds: 2 },
})
