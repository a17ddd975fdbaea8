// SPDX-License-Identifier: Apache-2.0

/** So many characters a message of the chat may have. */
export const CHAT_LENGTH = 140
/** A letter of any script needs no more marks. */
const MOST_MARKS = 3

const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu
const tooManyMarks = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu')

/**
 * A message as it is stored and read: without anything that is not seen or turns the direction of what follows, without
 * towers of marks, in one line.
 */
export const cleanMessage = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(invisible, '')
    .replaceAll(tooManyMarks, '$1')
    .trim()

/** How many characters a reader counts. */
export const lengthOf = (text: string): number => [...text].length
