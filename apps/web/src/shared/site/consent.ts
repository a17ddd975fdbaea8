// SPDX-License-Identifier: Apache-2.0
const key = 'visitConsent'

/** Whether the visitor has agreed to be counted; undefined before they have answered. */
export function consent(): 'yes' | 'no' | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'yes' || stored === 'no' ? stored : undefined
  } catch {
    return undefined
  }
}

/** Stores the answer in this browser. */
export function answerConsent(answer: 'yes' | 'no'): void {
  try {
    localStorage.setItem(key, answer)
  } catch {
    // Storage is switched off: the question appears again on the next visit.
  }
}
