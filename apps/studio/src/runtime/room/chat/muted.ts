// SPDX-License-Identifier: Apache-2.0

const KEY = 'tessera.chat.muted'
const MOST = 500

/** Players of whom this browser shows nothing. */
export interface Muted {
  readonly has: (author: string) => boolean
  readonly count: () => number
  readonly add: (author: string) => void
  readonly clear: () => void
}

/** Remembered in this browser, where it lets pages remember anything. */
export function createMuted(storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage): Muted {
  let authors = new Set(read(storage))
  const write = () => {
    try {
      storage().setItem(KEY, JSON.stringify([...authors].slice(-MOST)))
    } catch {
      // A frame without storage forgets with its page.
    }
  }
  return {
    has: (author) => authors.has(author),
    count: () => authors.size,
    add(author) {
      authors.add(author)
      write()
    },
    clear() {
      authors = new Set()
      write()
    },
  }
}

function read(storage: () => Pick<Storage, 'getItem'>): string[] {
  try {
    const found: unknown = JSON.parse(storage().getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}
