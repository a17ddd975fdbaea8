// SPDX-License-Identifier: Apache-2.0
import { cardGameOf } from '../cards/card-game-of.ts'
import { lookOfSession } from '../fishing/hall-of-session.ts'
import { chatOf } from '../chat/room-chat.ts'
import type { Room } from '@tessera/rules/games/rooms/room'
import { hasCascades, type AnySlot } from '../../games/slots/titles/every-slot.ts'
import type { FreeRoundsView, SessionView } from '../../protocol.ts'
import type { StudioDeps } from '../deps.ts'
import { findFreeRounds } from '../free-rounds/free-rounds-store.ts'
import { formatMoney } from '../money.ts'
import { StudioRefusal } from '../refusal.ts'
import { findWaiting } from '../rounds/round-store.ts'
import { viewRound } from '../rounds/view-round.ts'
import { readPresentedSeeds } from '../seeds/seed-store.ts'
import { roomStakeLimits, type RoomStakeLimits } from '../tables/room-limits.ts'
import { roomOfSession } from '../tables/room-of-session.ts'
import { openedSlot, slotMaximumStake, slotMinimumStake } from '../slots/slot-sessions.ts'
import { walletAccountOf } from '../wallet/wallet-client.ts'
import { balanceBody } from '../wallet/wire-bodies.ts'
import type { Session } from './session-store.ts'

/**
 * Everything that a client needs to begin or to continue. Throws studio.sessionExpired if the operator no
 * longer knows the token, studio.unavailable if it does not answer.
 */
export async function describeSession(deps: StudioDeps, session: Session): Promise<SessionView> {
  const { currency, game } = session
  const answer = await deps.wallet.send(
    '/user/balance',
    balanceBody(session.user, session.token, session.wireCode, deps.chance.uuid()),
    walletAccountOf(session),
  )
  if (answer?.status === 'RS_ERROR_INVALID_TOKEN' || answer?.status === 'RS_ERROR_TOKEN_EXPIRED')
    throw new StudioRefusal('studio.sessionExpired')
  if (answer?.status !== 'RS_OK' || answer.balance === undefined)
    throw new StudioRefusal('studio.unavailable')
  const waiting = await findWaiting(deps.database, session.playerId, session.wireCode)
  const slot = game === 'slot' ? openedSlot(session) : undefined
  const room = slot ? undefined : roomOfSession(session)
  const cards = cardGameOf(session)
  const look = lookOfSession(session)
  const stakes = stakesOf(session, slot, room)
  const show = (amount: bigint) => formatMoney(amount, currency.decimals)
  return {
    game,
    lang: session.lang,
    currency: currency.code,
    decimals: currency.decimals,
    balance: show(answer.balance),
    playMoney: session.playMoney,
    limits: {
      minimumStake: show(stakes.minimumStake),
      maximumStake: show(stakes.maximumStake),
      maximumWin: show(currency.maximumWin),
    },
    seeds: await readPresentedSeeds(deps.database, session.playerId),
    lobbyUrl: session.lobbyUrl,
    depositUrl: session.depositUrl,
    openRound: waiting ? viewRound(waiting) : null,
    sample: session.sample,
    slot: slot
      ? { code: slot.code, name: slot.name, par: session.sample && !hasCascades(slot) ? slot.par : null }
      : null,
    room: room ? { game: room.game, pace: room.pace, limits: room.limits } : null,
    cards: cards ? { game: cards } : null,
    fishing: look ? { look } : null,
    automaticBetsMs: session.automaticBetsMs,
    bonusBuy: session.bonusBuy,
    chat: room ? chatOf(session) : 'off',
    freeRounds: await viewFreeRounds(deps, session),
  }
}

/** What the game takes: of a slot, a stake whose best round may be paid; of a table, its part of the currency's. */
function stakesOf({ currency }: Session, slot: AnySlot | undefined, room: Room | undefined): RoomStakeLimits {
  if (room) return roomStakeLimits(room.limits, currency)
  if (!slot) return currency
  return {
    minimumStake: slotMinimumStake(slot.code, currency),
    maximumStake: slotMaximumStake(slot, currency),
  }
}

async function viewFreeRounds(
  { database, clock }: Pick<StudioDeps, 'database' | 'clock'>,
  { playerId, wireCode, currency }: Session,
): Promise<FreeRoundsView | null> {
  const found = await findFreeRounds(database, { playerId, wireCode, currency: currency.code }, clock.now())
  return found
    ? {
        id: found.id,
        left: found.left,
        stake: formatMoney(found.stake, currency.decimals),
        endsAt: found.endsAtMs,
      }
    : null
}
