// SPDX-License-Identifier: Apache-2.0
/** The studio's log; pino implements it. Never pass it tokens, seeds or bodies. */
export interface Log {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
