// SPDX-License-Identifier: Apache-2.0
/**
 * A process must not run with the keys that it was given. The message is one sentence on what is wrong and
 * one on what to do.
 */
export class KeyRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'KeyRefused'
  }
}
