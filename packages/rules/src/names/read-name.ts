// SPDX-License-Identifier: Apache-2.0
/** Signs that cannot be seen, except the two joiners, with which Persian and Indic names are spelt. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu
const joiners = /[\u200c\u200d]/g
/** Hyphens, apostrophes, points and middle dots beside a letter: Hans-Jürgen, O’Brien, J. Smith, ジャン・ポール. */
const signsOfNames = /(?<=[\p{L}\p{M}])['’‘`´.·・\p{Pd}]|['’‘`´.·・\p{Pd}](?=\p{L})/gu

/** The name of a person as it is stored: its letters as one sign each, and one blank of usual width between its parts. */
export const readName = (typed: string): string =>
  typed.normalize('NFC').replace(invisible, '').replace(/\s+/g, ' ').trim()

/** A name as the patterns of fields judge it: the signs that names have in every script count as blanks. */
export const judgedName = (typed: string): string =>
  readName(typed).replace(joiners, '').replace(signsOfNames, ' ')
