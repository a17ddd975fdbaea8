// SPDX-License-Identifier: Apache-2.0
const key = 'visitConsent'

/** What the visitor has answered to being counted; undefined while he has not. */
export function consent(): 'yes' | 'no' | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'yes' || stored === 'no' ? stored : undefined
  } catch {
    return undefined
  }
}

/** Keeps the answer in this browser. */
export function answerConsent(answer: 'yes' | 'no'): void {
  try {
    localStorage.setItem(key, answer)
  } catch {
    // Storage is switched off: the question comes again with the next visit.
  }
}
