import { pino, type DestinationStream, type Logger } from 'pino'
import { hideSecrets, ofText } from './hide-secrets.ts'

export type Log = Logger

/** One JSON line per event, without secrets; `hideSecrets` says what that means. */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino({
    level,
    base: null,
    formatters: { log: hideSecrets, bindings: hideSecrets },
    hooks: { logMethod(words, write) { write.apply(this, words.map(word => typeof word === 'string' ? ofText(word) : word) as typeof words) } },
    timestamp: pino.stdTimeFunctions.isoTime,
  }, destination ?? pino.destination({ fd: 1, sync: false }))

/** A log that says nothing, for tests that do not look at it. */
export const silentLog = (): Log => pino({ level: 'silent' })
