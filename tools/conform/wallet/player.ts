// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { Unexpected } from '../scenario.ts'
import type { Signing } from '../signed.ts'
import type { Book } from './book.ts'
import type { Answer, WalletWire } from './wallet-wire.ts'

export interface PlayerIdentity {
  readonly user: string
  readonly token: string
  readonly currency: string
  readonly game: string
}

/** A call with its answer; `body` can be sent again, byte for byte. */
export interface Sent {
  readonly id: string
  readonly round: string
  readonly path: string
  readonly body: string
  readonly answer: Answer
}

/** Further fields of a call; undefined leaves one out. An amount is written from its digits. */
export type Fields = Record<string, unknown>

export interface Player extends PlayerIdentity {
  readonly book: Book
  readonly wire: WalletWire
  readonly bet: (amount: bigint, fields?: Fields) => Promise<Sent>
  readonly win: (bet: Pick<Sent, 'id' | 'round'>, amount: bigint, fields?: Fields) => Promise<Sent>
  readonly rollback: (target: Pick<Sent, 'id' | 'round'>, fields?: Fields) => Promise<Sent>
  /** The same bytes once more. */
  readonly repeat: (sent: Sent) => Promise<Sent>
  readonly send: (path: string, body: string, signing?: Signing) => Promise<Sent>
  /** The body of a bet that is not sent yet. */
  readonly betBody: (amount: bigint, fields?: Fields) => string
  readonly ask: (path: string, fields?: Fields) => Promise<Answer>
  readonly balance: () => Promise<bigint>
}

/** A player of the wallet with one session. Sessions of one player share the book. */
export function createPlayer(wire: WalletWire, identity: PlayerIdentity, book: Book): Player {
  const { user, token, currency, game } = identity
  const common = () => ({
    user,
    token,
    transaction_uuid: randomUUID(),
    request_uuid: randomUUID(),
    round: `conform-${randomUUID()}`,
    game_code: game,
  })
  const send = async (path: string, body: string, signing?: Signing): Promise<Sent> => {
    const answer = await wire.send(path, body, signing)
    if (answer.status === 'RS_OK') note(book, path, body, answer)
    const { transaction_uuid: id = '', round = '' } = idsOf(body)
    return { id, round, path, body, answer }
  }
  const betBody = (amount: bigint, fields: Fields = {}): string =>
    bodyOf({ ...common(), round_closed: false, currency, amount, ...fields })
  const ask = (path: string, fields: Fields = {}): Promise<Answer> =>
    wire.send(path, bodyOf({ user, token, request_uuid: randomUUID(), game_code: game, ...fields }))

  return {
    ...identity,
    book,
    wire,
    send,
    betBody,
    ask,
    bet: (amount, fields) => send('/transaction/bet', betBody(amount, fields)),
    win: (bet, amount, fields = {}) =>
      send(
        '/transaction/win',
        bodyOf({
          ...common(),
          reference_transaction_uuid: bet.id,
          round: bet.round,
          round_closed: true,
          currency,
          amount,
          ...fields,
        }),
      ),
    rollback: (target, fields = {}) =>
      send(
        '/transaction/rollback',
        bodyOf({
          ...common(),
          reference_transaction_uuid: target.id,
          round: target.round,
          round_closed: true,
          ...fields,
        }),
      ),
    repeat: (sent) => send(sent.path, sent.body),
    async balance() {
      const answer = await ask('/user/balance')
      if (answer.status !== 'RS_OK' || answer.balance === undefined)
        throw new Unexpected(`/user/balance answered HTTP ${answer.http}: ${answer.text}`)
      return answer.balance
    },
  }
}

/** JSON with amounts of any length; undefined fields are left out. */
export function bodyOf(fields: Fields): string {
  const parts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${JSON.stringify(name)}:${typeof value === 'bigint' ? value : JSON.stringify(value)}`,
    )
  return `{${parts.join(',')}}`
}

interface BodyIds {
  transaction_uuid?: string
  reference_transaction_uuid?: string
  round?: string
  round_closed?: boolean
  is_free?: boolean
  token?: string
}
function idsOf(body: string): BodyIds {
  try {
    return JSON.parse(body) as BodyIds
  } catch {
    return {}
  }
}

/** Writes down what was accepted. The amount is read from the digits, and no amount of a scenario has a fraction. */
function note(book: Book, path: string, body: string, answer: Answer): void {
  const kind = (['bet', 'win', 'rollback'] as const).find((name) => path === `/transaction/${name}`)
  const ids = idsOf(body)
  if (kind === undefined || ids.transaction_uuid === undefined) return
  const amount = BigInt(/"amount":\s*(\d+)/.exec(body)?.[1] ?? '0')
  const moved = ids.is_free === true || kind === 'rollback' ? 0n : kind === 'bet' ? -amount : amount
  book.record({
    kind,
    id: ids.transaction_uuid,
    moved,
    round: ids.round ?? '',
    path,
    body,
    answer: answeredWith(answer),
    reference: ids.reference_transaction_uuid,
    token: ids.token ?? '',
  })
  if (ids.round_closed === true && ids.round !== undefined) book.closeRound(ids.round)
}

/** What a repetition must answer again. */
export function answeredWith({ status, balance }: Answer): string {
  return `${status} ${balance ?? ''}`
}
