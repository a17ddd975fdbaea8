// SPDX-License-Identifier: Apache-2.0
/** Where ids are stored: the session storage of the tab, so that they survive a reload during a payment. */
export interface WebStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const prefix = 'request:'

/**
 * The id of a request that moves money. The same call with the same content gets the same id until an answer
 * has come, so that a second press or a lost answer never pays twice.
 */
export function requestIdFor(call: string, content: object, storage: WebStorage): string {
  const key = keyOf(call, content)
  const stored = storage.getItem(key)
  if (stored) return stored
  const fresh = newRequestId()
  storage.setItem(key, fresh)
  return fresh
}

/** The server has answered: the next request with the same content is a new one. */
export function settleRequestId(call: string, content: object, storage: WebStorage): void {
  storage.removeItem(keyOf(call, content))
}

function keyOf(call: string, content: object): string {
  const plain = Object.entries(content)
    .filter(([name]) => name !== 'password')
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `${prefix}${call}:${JSON.stringify(plain)}`
}

/** A new id of a request: a version 4 UUID; crypto.randomUUID is missing on plain http addresses. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
