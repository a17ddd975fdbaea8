// SPDX-License-Identifier: Apache-2.0
import { hideSecrets, hideSecretsInText, requestFields, type Reporting } from '@tessera/telemetry'
import { pino, type DestinationStream, type Logger } from 'pino'

const errorLevel = 50

export interface LogOptions {
  /** The server, where several share a log; it is in each line. */
  name?: string
  /** Receives each error line. */
  onError?: Reporting['onError']
}

/**
 * A log with one JSON line per event, without secrets (see `hideSecrets`).
 */
export function createLog(
  level: string,
  destination?: DestinationStream,
  { name, onError }: LogOptions = {},
): Logger {
  const log = pino(
    {
      level,
      base: name === undefined ? null : { name },
      mixin: requestFields,
      formatters: { log: hideSecrets },
      hooks: {
        logMethod(words, write, weight) {
          const hidden = words.map((word: unknown) =>
            typeof word === 'string' ? hideSecretsInText(word) : word,
          ) as typeof words
          write.apply(this, hidden)
          const [fields, message] = hidden as unknown[]
          if (onError && weight >= errorLevel && typeof fields === 'object' && fields !== null)
            onError({ ...requestFields(), ...fields }, String(message))
        },
      },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  )
  // The library does not pass the permanent fields of a child logger to any formatter.
  const child = log.child
  return Object.assign(log, {
    child(this: Logger, fields: Record<string, unknown>, ...options: unknown[]): Logger {
      return Reflect.apply(child, this, [hideSecrets(fields), ...options]) as Logger
    },
  })
}
