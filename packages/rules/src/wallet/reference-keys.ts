// SPDX-License-Identifier: Apache-2.0
import { bankLetters } from '../names/fold-name.ts'
import { latinDigits } from '../numbers/latin-digits.ts'
import { storedBankReference } from './match-code.ts'

/** A reference as it is compared: whatever capitals, spaces, width and digits it is written with. */
export const referenceKey = (reference: string): string =>
  plain.test(reference)
    ? storedBankReference(reference)
    : latinDigits(storedBankReference(reference.normalize('NFKC')))

const plain = /^[\0-\x7f]*$/
/** Without the accents that banks leave out: `BÜRO-1` and `BURO-1` may be one reference, or two. */
const looseKey = (key: string): string => (plain.test(key) ? key.toLowerCase() : bankLetters(key))

/**
 * Which reference of ours a line of a statement has. One that differs from ours in accents alone is ours only if no other of
 * ours and no other of the statement is as like, so that two references never become one.
 */
export class LikeReferences {
  private readonly own = new Map<string, Set<string>>()
  private readonly theirs = new Map<string, Set<string>>()

  constructor(own: Iterable<string>, theirs: Iterable<string>) {
    for (const key of own) setOf(this.own, looseKey(key)).add(key)
    for (const key of theirs) setOf(this.theirs, looseKey(key)).add(key)
  }

  /** The key of ours that a key of the statement stands for; itself, if there is none. */
  ownKeyOf(key: string): string {
    const loose = looseKey(key)
    const own = this.own.get(loose)
    if (own === undefined || own.has(key) || own.size > 1 || (this.theirs.get(loose)?.size ?? 0) > 1)
      return key
    const [only = key] = own
    return only
  }
}

function setOf(map: Map<string, Set<string>>, key: string): Set<string> {
  const set = map.get(key) ?? new Set<string>()
  map.set(key, set)
  return set
}
