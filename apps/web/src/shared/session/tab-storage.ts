// SPDX-License-Identifier: Apache-2.0
import type { WebStorage } from '@tessera/contract/client/request-ids'

const memory = new Map<string, string>()

/** The session storage of the tab; if a browser forbids it, the memory of the page. */
export const tabStorage: WebStorage = {
  getItem: (key) => attempt((storage) => storage.getItem(key)) ?? memory.get(key) ?? null,
  setItem: (key, value) =>
    void (
      attempt((storage) => {
        storage.setItem(key, value)
        return true
      }) ?? memory.set(key, value)
    ),
  removeItem: (key) => {
    memory.delete(key)
    attempt((storage) => storage.removeItem(key))
  },
}

function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(globalThis.sessionStorage)
  } catch {
    return undefined
  }
}
