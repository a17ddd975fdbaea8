// SPDX-License-Identifier: Apache-2.0
import type { RoundAnswer } from '../../protocol.ts'
import { currencyNamed } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import { formatMoney, type Millionths } from '../money.ts'
import { findRound, type Round } from './round-store.ts'
import { viewRound } from './view-round.ts'

/** The current state of a round, with the balance if the wallet has sent it. */
export async function answerRound(
  deps: Pick<StudioDeps, 'database'>,
  roundId: string,
  balance: Millionths | null,
): Promise<RoundAnswer> {
  return viewAnswer((await findRound(deps.database, roundId))!, balance)
}

/** A round that has just been stored like this. */
export const viewAnswer = (round: Round, balance: Millionths | null): RoundAnswer => ({
  round: viewRound(round),
  balance: balance === null ? null : formatMoney(balance, currencyNamed(round.currency).decimals),
})
