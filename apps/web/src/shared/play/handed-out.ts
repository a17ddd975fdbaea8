// SPDX-License-Identifier: Apache-2.0
import { tabStorage } from '../session/tab-storage.ts'

const stored = 'launched'
const most = 8

/** Remembers an address that our own launch call has returned. */
export function noteHandedOut(address: string): void {
  tabStorage.setItem(
    stored,
    JSON.stringify([address, ...handedOut().filter((one) => one !== address)].slice(0, most)),
  )
}

/** Whether our own launch call has returned this address in this tab: nothing else is ever framed (D-100). */
export const wasHandedOut = (address: string): boolean => handedOut().includes(address)

function handedOut(): string[] {
  try {
    const list: unknown = JSON.parse(tabStorage.getItem(stored) ?? '[]')
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}
