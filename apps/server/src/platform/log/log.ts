// SPDX-License-Identifier: Apache-2.0
import { pino, type Logger } from 'pino'

export type Log = Logger

/** A log without output, for tests that do not check it. */
export const silentLog = (): Log => pino({ level: 'silent' })
