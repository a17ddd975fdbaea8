// SPDX-License-Identifier: Apache-2.0
/**
 * A process must not run with the keys that it has. The message says in one sentence what is wrong and in one
 * what to do.
 */
export class KeyRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'KeyRefused'
  }
}
