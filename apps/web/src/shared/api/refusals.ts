// SPDX-License-Identifier: Apache-2.0
import type { Failure } from '@tessera/contract/client/failure'

const listeners = new Set<(failure: Failure) => void>()

/** Listens to every call that was refused or not answered, until the returned function is called. */
export function onRefusal(listener: (failure: Failure) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A call was refused or not answered. */
export function showRefusal(failure: Failure): void {
  for (const listener of listeners) listener(failure)
}
