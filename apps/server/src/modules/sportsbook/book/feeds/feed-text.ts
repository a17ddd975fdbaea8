// SPDX-License-Identifier: Apache-2.0
import { RefusedMessage } from './refused-message.ts'

const longest = 100

/**
 * A name as a feed writes it, for pages that show it as text: without control characters and marks that turn the
 * direction of writing, and no longer than a name. Throws RefusedMessage if nothing is left.
 */
export function feedName(text: string): string {
  const name = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const shortened = [...name].slice(0, longest).join('')
  if (shortened === '') throw new RefusedMessage('a name is empty')
  return shortened
}

/** An id as a feed writes it, in the form of the codes that operators type. Throws RefusedMessage. */
export function feedCode(id: string): string {
  const code = id.toLowerCase().replace(/[:_]/g, '-')
  if (!/^[a-z0-9-]{1,100}$/.test(code)) throw new RefusedMessage('an id has other characters than ids have')
  return code
}
