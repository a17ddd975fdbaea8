// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'

const key = 'consoleBrand'
let chosen = sessionStorage.getItem(key) ?? undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Chooses the brand whose settings and contents the pages show; kept for this tab. */
export function chooseBrand(code: string): void {
  chosen = code
  sessionStorage.setItem(key, code)
  for (const listener of listeners) listener()
}

/** Code of the chosen brand; undefined is the first one of the platform. */
export const useBrand = (): string | undefined => useSyncExternalStore(subscribe, () => chosen)

/** The part of a question that names the brand. */
export function useBrandQuestion(): { brandCode?: string } {
  const brand = useBrand()
  return brand === undefined ? {} : { brandCode: brand }
}
