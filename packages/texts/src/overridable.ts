// SPDX-License-Identifier: Apache-2.0
import { isTranslated } from './audiences.ts'

/** Whether a brand may word a sentence itself; `protection`: the law asks for it, so the brand's operators cannot. */
export type Overridable = 'yes' | 'protection' | 'no'

/**
 * What regulators read: limits, breaks and self-exclusion, what the server says when one of them refuses something,
 * and what a member confirms about their age. Its meaning must not depend on the operators of a brand.
 */
const protection = [
  'saferPlay.',
  'fault.compliance.',
  'help.terms.limits',
  'help.terms.age',
  'identity.terms',
]
/**
 * Sentences that no brand says: those of the console, of the game frame and its vendor, of the bank of
 * demonstrations; names of regions, which all brands share; and the page without a network, which is built with the site.
 */
const ofOtherPrograms = [
  'studio.',
  'bank.',
  'region.',
  'fault.backoffice.',
  'trouble.offlinePage.',
  'trouble.awayPage.',
]

/** Whether operators may word the sentence of a key for their brand. */
export function overridable(key: string): Overridable {
  if (!isTranslated(key) || startsWith(key, ofOtherPrograms)) return 'no'
  return startsWith(key, protection) ? 'protection' : 'yes'
}

const startsWith = (key: string, starts: readonly string[]): boolean =>
  starts.some((start) => key.startsWith(start))
