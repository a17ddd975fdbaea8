// SPDX-License-Identifier: Apache-2.0
import { hash } from 'node:crypto'
import { leadingZeroBits } from '@tessera/rules/identity/bot-check'

/** The setting asks for at least a whole byte of zero bits and for at most three. */
const bytesRead = 4

/**
 * The smallest number whose hash after the challenge begins with that many zero bits. The digest is a binary
 * string: an object and a buffer for each try took five times as long, which was most of the work in tests of
 * signed-in people.
 */
export function solveProofOfWork(challenge: string, difficulty: number): string {
  for (let result = 0; ; result++) {
    const digest = hash('sha256', `${challenge}${result}`, 'binary')
    if (
      digest.charCodeAt(0) === 0 &&
      leadingZeroBits(Buffer.from(digest.slice(0, bytesRead), 'latin1')) >= difficulty
    )
      return String(result)
  }
}
