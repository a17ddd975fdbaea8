import { requestFields } from '@tessera/telemetry'
import { pino, type DestinationStream, type Logger } from 'pino'
import { hideSecrets, ofText } from './hide-secrets.ts'

export type Log = Logger

/** One JSON line per event, without secrets; `hideSecrets` says what that means. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const log = pino({
    level,
    base: null,
    mixin: requestFields,
    formatters: { log: hideSecrets },
    hooks: { logMethod(words, write) { write.apply(this, words.map(word => typeof word === 'string' ? ofText(word) : word) as typeof words) } },
    timestamp: pino.stdTimeFunctions.isoTime,
  }, destination ?? pino.destination({ fd: 1, sync: false }))
  // The library hands the lasting fields of a child to no formatter.
  const child = log.child
  return Object.assign(log, {
    child(this: Log, fields: Record<string, unknown>, ...options: unknown[]): Log { return Reflect.apply(child, this, [hideSecrets(fields), ...options]) as Log },
  })
}

/** A log that says nothing, for tests that do not look at it. */
export const silentLog = (): Log => pino({ level: 'silent' })
