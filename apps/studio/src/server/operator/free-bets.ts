// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { everySlot } from '../../games/slots/titles/every-slot.ts'
import type { OwnGame } from '../../protocol.ts'
import { findCurrency } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import { cancelFreeRounds, insertFreeRounds } from '../free-rounds/free-rounds-store.ts'
import { ensurePlayer } from '../sessions/session-store.ts'
import { MILLIONTHS_PER_WIRE_UNIT, wireGameCode } from '../wallet/wire-bodies.ts'
import { slotMaximumStake, titleOfWireCode, wireCodeOfTitle } from '../slots/slot-sessions.ts'
import { opensSamples } from './contracts.ts'
import { OperatorRefusal } from './operator-refusal.ts'

/**
 * Games with free rounds; the others share a table, have several bets in one round, or depend on how well one plays.
 */
export const freeRoundGames: readonly OwnGame[] = [
  ...(['dice', 'limbo', 'mines', 'plinko', 'keno', 'wheel', 'hilo', 'tower', 'flip'] as const),
  ...(['diamonds', 'chicken', 'rps', 'pump', 'cases', 'scratch', 'slide', 'darts', 'bingo'] as const),
]

/** The same and all slots, by their codes on the wire. */
const freeRoundCodes: readonly string[] = [
  ...freeRoundGames.map(wireGameCode),
  ...everySlot.map(wireCodeOfTitle),
]

const operator = { operator_id: z.string().min(1).max(255) }
const moment = z.iso.datetime().transform((text) => Date.parse(text))

export const prepaidsInput = z.strictObject({ ...operator, game_code: z.string().max(255).optional() })
export const rewardInput = z.strictObject({
  ...operator,
  user: z.string().min(1).max(255),
  prepaid_uuid: z.uuid(),
  bet_value: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  bet_count: z.number().int().min(1).max(1_000),
  currency: z.string().min(1).max(10),
  start_time: moment,
  end_time: moment,
})
export const rewardCancelInput = z.strictObject({ ...operator, reward_uuid: z.uuid() })

/** The templates that rewards are made of: one for each game, with stake and count left to the operator. */
export function listPrepaids(
  deps: StudioDeps,
  { operator_id: operatorId, game_code: code }: z.output<typeof prepaidsInput>,
): { prepaids: object[] } {
  if (opensSamples(deps, operatorId)) return { prepaids: [] }
  const codes = freeRoundCodes.filter((known) => code === undefined || code === known)
  return {
    prepaids: codes.map((known) => ({
      prepaid_uuid: prepaidOf(known),
      game_code: known,
      bet_value: null,
      bet_count: null,
      currency: null,
    })),
  }
}

/** Grants free rounds to a player. The same request again is answered with the same reward, and grants nothing. */
export async function createReward(
  deps: StudioDeps,
  input: z.output<typeof rewardInput>,
): Promise<{ reward_uuid: string }> {
  const code = freeRoundCodes.find((known) => prepaidOf(known) === input.prepaid_uuid)
  if (code === undefined || opensSamples(deps, input.operator_id))
    throw new OperatorRefusal(404, 'unknown prepaid')
  const currency = findCurrency(input.currency)
  if (!currency) throw new OperatorRefusal(400, 'this currency is not offered')
  const stake = BigInt(input.bet_value) * MILLIONTHS_PER_WIRE_UNIT
  const title = titleOfWireCode(code)
  const most = title ? slotMaximumStake(title, currency) : currency.maximumStake
  if (stake < currency.minimumStake || stake > most || stake % currency.unit !== 0n)
    throw new OperatorRefusal(400, 'this stake is not offered')
  if (input.end_time <= input.start_time) throw new OperatorRefusal(400, 'invalid field end_time')
  const nowMs = deps.clock.now()
  const id = await deps.database.transaction(async (tx) =>
    insertFreeRounds(
      tx,
      {
        id: deps.chance.uuid(),
        playerId: await ensurePlayer(tx, input.user, nowMs),
        wireCode: code,
        currency: currency.code,
        stake,
        rounds: input.bet_count,
        startsAtMs: input.start_time,
        endsAtMs: input.end_time,
      },
      nowMs,
    ),
  )
  return { reward_uuid: id }
}

/** Cancels the rounds of a reward that were not played; a round that has begun is played to its end. */
export async function cancelReward(
  deps: StudioDeps,
  { reward_uuid: id }: z.output<typeof rewardCancelInput>,
): Promise<{ reward_uuid: string }> {
  if (!(await cancelFreeRounds(deps.database, id, deps.clock.now())))
    throw new OperatorRefusal(404, 'unknown reward')
  return { reward_uuid: id }
}

/** A fixed UUID for each game (version 8: made of a hash). */
function prepaidOf(code: string): string {
  const game = code.replace(/^inh_/, '')
  const hash = createHash('sha256').update(`free rounds of ${game}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
