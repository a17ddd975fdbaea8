// SPDX-License-Identifier: Apache-2.0

/** A message or an answer of a feed that we do not take. The message is ours and holds nothing of theirs. */
export class RefusedMessage extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RefusedMessage'
  }
}
