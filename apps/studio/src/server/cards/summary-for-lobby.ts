// SPDX-License-Identifier: Apache-2.0
import type { AnyCardTable } from './played-hand.ts'

/** What lobbies say of a table, as it is stored: amounts as texts. */
export interface StoredSummary {
  readonly chairs: number
  readonly waiting: number
  readonly averagePot: string | null
  readonly seeFlopBasisPoints: number | null
  readonly handsAnHour: number | null
}

export function summaryForLobby(
  rules: AnyCardTable,
  state: unknown,
): { readonly summary: StoredSummary; readonly taken: number } {
  const { averagePot, taken, ...summary } = rules.summaryOf(state)
  return { taken, summary: { ...summary, averagePot: averagePot === null ? null : String(averagePot) } }
}
