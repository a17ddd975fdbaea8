// SPDX-License-Identifier: Apache-2.0
import { hideSecrets, hideSecretsInText, requestFields, type Reporting } from '@tessera/telemetry'
import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

const errorLevel = 50

/**
 * A log with one JSON line per event, without secrets (see `hideSecrets`). The error collector receives each
 * error line.
 */
export function createLog(
  level: string,
  destination?: DestinationStream,
  onError?: Reporting['onError'],
): Log {
  const log = pino(
    {
      level,
      base: null,
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
    child(this: Log, fields: Record<string, unknown>, ...options: unknown[]): Log {
      return Reflect.apply(child, this, [hideSecrets(fields), ...options]) as Log
    },
  })
}

/** A log without output, for tests that do not check it. */
export const silentLog = (): Log => pino({ level: 'silent' })
