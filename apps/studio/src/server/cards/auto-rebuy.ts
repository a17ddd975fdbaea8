// SPDX-License-Identifier: Apache-2.0
import type { TableNews } from '../../fair/card-room/card-table.ts'
import { currencyNamed } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import { formatMoney } from '../money.ts'
import { isRefusal } from '../refusal.ts'
import { findRound } from '../rounds/round-store.ts'
import { findWallet } from '../transfer-wallet/transfer-wallet-store.ts'
import { raiseSitting } from './buy-chips.ts'
import type { CardActor } from './card-actor.ts'

/**
 * Brings more chips to a player who wants them without asking. Where their wallet does not pay, they are not asked for again until the
 * player wants it once more.
 */
export async function rebuyFor(
  deps: StudioDeps,
  actor: CardActor,
  { playerId, amount }: Extract<TableNews, { type: 'rebuyWanted' }>,
): Promise<void> {
  const sitting = await actor.sittingOf(playerId)
  const round = sitting && (await findRound(deps.database, sitting.roundId))
  if (!round) return
  const currency = currencyNamed(round.currency)
  const transfer = (await findWallet(deps.database, round.user)) !== undefined
  const version = (): number => actor.view(playerId)?.ownVersion ?? 0
  try {
    await raiseSitting(deps, actor, {
      ...{ playerId, roundId: round.id, token: round.token, currency, price: amount },
      account: { wireCode: round.wireCode, transfer },
      requestId: deps.chance.uuid(),
      version: version(),
      input: { type: 'rebuy', amount: formatMoney(amount, currency.decimals) },
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    const input = { type: 'prefer', preferences: { autoRebuy: false } }
    await actor.move(playerId, version(), input).catch((refusal: unknown) => {
      // The player has just changed their chair: the next hand asks again.
      if (!isRefusal(refusal)) throw refusal
    })
  }
}
