import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

const secretFields = [
  'password', 'oldPassword', 'newPassword', 'confirmNewPassword', 'confirmPassword', 'paymentPassword', 'token', 'authorization', 'cookie',
  'data', 'privateKey', 'botCheckResult', 'verificationCode', 'code', 'captcha', 'ticket', 'secret', 'passkey', 'firebaseIdToken', 'recoveryCodes', 'idNumber', 'smtpUrl', 'authToken', 'clientSecret',
]

/** One JSON line per event. Fields that may hold a secret are cut out wherever they stand on the first two levels. */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino({
    level,
    base: null,
    redact: { paths: secretFields.flatMap(field => [field, `*.${field}`]), censor: '[secret]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  }, destination ?? pino.destination({ fd: 1, sync: false }))

/** A log that says nothing, for tests that do not look at it. */
export const silentLog = (): Log => pino({ level: 'silent' })
