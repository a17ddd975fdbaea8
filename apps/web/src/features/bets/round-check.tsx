// SPDX-License-Identifier: Apache-2.0
import type { Bet } from './bets-table.tsx'
import { useVerifiable } from './use-verifiable.ts'
import { VerifyButton } from './verify-button.tsx'

/** The way to the page that recomputes a round, if its studio has one. */
export default function RoundCheck({ round }: { round: Pick<Bet, 'roundId' | 'vendor'> }) {
  return useVerifiable()(round.vendor) ? <VerifyButton bet={round} /> : null
}
