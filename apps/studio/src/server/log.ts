// SPDX-License-Identifier: Apache-2.0
/** What the studio writes about itself; satisfied by pino. Never hand it tokens, seeds or bodies. */
export interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
