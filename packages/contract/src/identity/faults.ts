import { declareFaults } from '../kit/index.ts'

export const identityFaults = declareFaults('identity', {
  badCredentials: { code: 'BAD_CREDENTIALS', status: 200, text: 'fault.identity.badCredentials' },
  accountDisabled: { code: 'ACCOUNT_LOCKED', status: 200, text: 'fault.identity.accountDisabled' },
  tooManyAttempts: { code: 'TOO_MANY_REQUESTS', status: 429, text: 'fault.identity.tooManyAttempts', retryAfterSeconds: 300 },
  botCheckFailed: { code: 'BOT_CHECK_FAILED', status: 200, text: 'fault.identity.botCheckFailed' },
  usernameTaken: { code: 'USERNAME_TAKEN', status: 200, text: 'fault.identity.usernameTaken' },
  registrationClosed: { code: 'REGISTRATION_CLOSED', status: 200, text: 'fault.identity.registrationClosed' },
  badPassword: { code: 'BAD_PASSWORD', status: 200, text: 'fault.identity.badPassword' },
  samePassword: { code: 'SAME_PASSWORD', status: 200, text: 'fault.identity.samePassword' },
  badPaymentPassword: { code: 'BAD_PAYMENT_PASSWORD', status: 200, text: 'fault.identity.badPaymentPassword' },
  noPaymentPassword: { code: 'NO_PAYMENT_PASSWORD', status: 200, text: 'fault.identity.noPaymentPassword' },
  busy: { code: 'BUSY', status: 503, text: 'fault.identity.busy', retryAfterSeconds: 2 },
})
