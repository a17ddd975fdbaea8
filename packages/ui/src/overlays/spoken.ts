// SPDX-License-Identifier: Apache-2.0
let said = ''
const listeners = new Set<() => void>()

/** Lets a screen reader say a change that is otherwise only visible. */
export function say(words: string): void {
  // A live region is silent when its text stays the same: a blank makes a repetition a change.
  said = words === said ? `${words}\u00a0` : words
  for (const listener of listeners) listener()
}

/** What was said last, for the live region. */
export const spokenStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: (): string => said,
}
