// SPDX-License-Identifier: Apache-2.0
import type { OwnGame } from '../../protocol.ts'
import type { Millionths } from '../money.ts'

/** The operator counts in 1/100000 of a unit, we in 1/1000000. */
export const MILLIONTHS_PER_WIRE_UNIT = 10n

/** Codes of our own games begin with this; titles of demonstration vendors have codes of the operator's. */
const OWN_PREFIX = 'inh_'

/** The code of a game on the operator's wire and in its catalogue. */
export function wireGameCode(game: OwnGame): string {
  return `${OWN_PREFIX}${game}`
}

/** Whether a code on the wire may only be one of our own games. */
export const isOwnWireCode = (wireCode: string): boolean => wireCode.startsWith(OWN_PREFIX)

/** What every call about a round contains. */
export interface WireRound {
  readonly id: string
  readonly user: string
  readonly token: string
  readonly wireCode: string
  readonly currency: string
  /** The reward that pays for it; null: the player's money. */
  readonly freeRoundsId: string | null
}

/** A bet; a win or rollback refers to its transaction. */
export function betBody(
  round: WireRound,
  requestId: string,
  transactionId: string,
  amount: Millionths,
): string {
  return withAmount(
    {
      ...common(round, requestId, transactionId),
      round_closed: false,
      currency: round.currency,
      ...paidBy(round),
    },
    amount,
  )
}

/** What a win says about its amount. */
export interface WinMeta {
  /** What the operator took of the player's money at a card table. */
  readonly rake?: Millionths | undefined
  /** The part that was not played and comes back: bullets of a fishing hall. */
  readonly unplayed?: Millionths | undefined
}

/** A win ends the round; a loss is a win of 0. */
export function winBody(
  round: WireRound,
  requestId: string,
  transactionId: string,
  betTransactionId: string,
  amount: Millionths,
  { rake, unplayed = 0n }: WinMeta = {},
): string {
  const meta = {
    ...(rake !== undefined && { rake: wireUnitsOf(rake) }),
    ...(unplayed > 0n && { unplayed: wireUnitsOf(unplayed) }),
  }
  const fields = {
    ...common(round, requestId, transactionId),
    reference_transaction_uuid: betTransactionId,
    round_closed: true,
    currency: round.currency,
    ...paidBy(round),
    ...(Object.keys(meta).length > 0 && { meta }),
  }
  return withAmount(fields, amount)
}

const wireUnitsOf = (amount: Millionths): number => Number(amount / MILLIONTHS_PER_WIRE_UNIT)

/** The same call with another amount: for a win that was never sent. */
export function bodyWithAmount(body: string, amount: Millionths): string {
  const rest = /^(.+),"amount":\d+\}$/.exec(body)?.[1]
  if (rest === undefined) throw new RangeError('a body without an amount')
  return withAmount(JSON.parse(`${rest}}`) as object, amount)
}

/** Rolls back a bet, whether the operator has seen it or not; that of the first bet closes the round. */
export function rollbackBody(
  round: WireRound,
  requestId: string,
  transactionId: string,
  betTransactionId: string,
  { closes = true }: { readonly closes?: boolean } = {},
): string {
  return JSON.stringify({
    ...common(round, requestId, transactionId),
    reference_transaction_uuid: betTransactionId,
    round_closed: closes,
  })
}

/** Exchanges the one-use token of a launch for the token of the play. */
export function checkBody(token: string, requestId: string): string {
  return JSON.stringify({ token, request_uuid: requestId })
}

export function balanceBody(user: string, token: string, wireCode: string, requestId: string): string {
  return JSON.stringify({ user, token, request_uuid: requestId, game_code: wireCode })
}

const paidBy = ({ freeRoundsId }: WireRound) =>
  freeRoundsId === null ? { is_free: false } : { is_free: true, reward_uuid: freeRoundsId }

function common(round: WireRound, requestId: string, transactionId: string) {
  return {
    user: round.user,
    token: round.token,
    transaction_uuid: transactionId,
    supplier_transaction_id: transactionId,
    request_uuid: requestId,
    round: round.id,
    game_code: round.wireCode,
  }
}

/** The amount is written from its digits: a JavaScript number could lose some. */
function withAmount(fields: object, amount: Millionths): string {
  if (amount < 0n || amount % MILLIONTHS_PER_WIRE_UNIT !== 0n)
    throw new RangeError('the wire cannot carry this amount')
  return `${JSON.stringify(fields).slice(0, -1)},"amount":${amount / MILLIONTHS_PER_WIRE_UNIT}}`
}
