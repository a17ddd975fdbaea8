// SPDX-License-Identifier: Apache-2.0
import type { BalanceProof } from './check-proof.ts'

/** Saves a proof as a file of its own; it names nobody else. */
export function saveProof(proof: BalanceProof): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(proof, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `balance-${proof.day}.json`
  link.click()
  URL.revokeObjectURL(url)
}
