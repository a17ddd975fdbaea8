// SPDX-License-Identifier: Apache-2.0
import { CARD_GAMES } from '@tessera/rules/games/card-rooms/card-games'
import { FREEZE_STATES, PLAY_SIGNALS } from '@tessera/rules/games/card-rooms/pair-signals'
import { z } from 'zod'
import type { CardOperation, CardRefused, VendorAccount } from '../../../modules/play/ports.ts'
import { cardHand } from './card-hand-shape.ts'
import { readAnswer, type VendorClient } from './vendor-client.ts'
import { wireAmount } from './wire-amount.ts'

/** An operator waits for it. */
const replyTimeoutMs = 4_000
const mostListed = 200
const mostTables = 300
const mostHands = 20
const mostShares = 20

const moment = z.number().int()
const user = z.string().min(1).max(255)
const id = z.string().regex(/^[\w:.-]{1,100}$/)
const pairs = z.object({
  pairs: z
    .array(
      z
        .object({
          users: z.tuple([user, user]),
          game: z.enum(CARD_GAMES),
          currency: z.string().min(1).max(20),
          hands: z.number().int().min(0),
          signals: z
            .array(z.object({ kind: z.enum(PLAY_SIGNALS), value: z.number(), limit: z.number() }))
            .max(PLAY_SIGNALS.length),
          flow: wireAmount,
          from: user,
          hand_ids: z.array(id).max(mostHands),
        })
        .refine(({ users: [one, other], from }) => one !== other && [one, other].includes(from)),
    )
    .max(mostListed),
})
const freezes = z.object({
  freezes: z
    .array(
      z.object({
        freeze_id: id,
        hand_id: id,
        user,
        amount: wireAmount,
        by: z.string().max(200),
        reason: z.string().max(1_000),
        at: moment,
        state: z.enum(FREEZE_STATES),
        until: moment.nullish(),
        decided_by: z.string().max(200).nullish(),
        decided_reason: z.string().max(1_000).nullish(),
        decided_at: moment.nullish(),
      }),
    )
    .max(mostListed),
})
const frozen = z.object({ freeze_id: id, amount: wireAmount })
const decided = z.object({
  state: z.enum(FREEZE_STATES),
  shares: z
    .array(z.object({ user, amount: wireAmount }))
    .max(mostShares)
    .default([]),
})
const count = z.number().int().min(0)
const tables = z.object({
  tables: z
    .array(
      z.object({
        table: z.string().min(1).max(255),
        game: z.enum(CARD_GAMES),
        currency: z.string().min(1).max(20),
        level: count,
        number: count,
        seated: count,
        players: count,
        playing: z.boolean(),
        pause: z.object({ at: moment, by: z.string().max(200), reason: z.string().max(1_000) }).nullable(),
      }),
    )
    .max(mostTables),
})
const closed = z.object({ paid: count })
const conflicts = ['nothingWon', 'alreadyPaid', 'samePerson', 'decided', 'notPaused', 'handOn'] as const

/** Our calls to a studio about rooms in which members play each other. */
export const createCardOperationApi = ({ post, send }: VendorClient): CardOperation => {
  /** The answer, or why the studio does not do it. */
  async function ask(
    account: VendorAccount,
    path: string,
    body: object,
  ): Promise<{ answer: unknown } | CardRefused> {
    const response = await send(account, path, { operator_id: account.operatorId, ...body }, replyTimeoutMs)
    if (response.status === 404) return { refused: 'unknown' }
    if (response.status === 409) return { refused: conflictIn(await response.text()) }
    return { answer: await readAnswer(response, path) }
  }
  const read = (account: VendorAccount, path: string): Promise<unknown> =>
    post(account, path, { operator_id: account.operatorId }, replyTimeoutMs)

  return {
    tables: async (account) => tables.parse(await read(account, '/cards/tables')).tables,
    async close(account, step) {
      const asked = await ask(account, '/cards/close', step)
      return 'refused' in asked ? asked : closed.parse(asked.answer)
    },
    async pairs(account) {
      const answer = pairs.parse(await read(account, '/cards/signals'))
      return answer.pairs.map(({ hand_ids: handIds, ...pair }) => ({ ...pair, handIds }))
    },
    async hand(account, handId) {
      const asked = await ask(account, '/cards/hand', { hand_id: handId })
      return 'refused' in asked ? asked : cardHand.parse(asked.answer)
    },
    async freezes(account) {
      const answer = freezes.parse(await read(account, '/cards/freezes'))
      return answer.freezes.map((one) => ({
        freezeId: one.freeze_id,
        handId: one.hand_id,
        user: one.user,
        amount: one.amount,
        by: one.by,
        reason: one.reason,
        at: one.at,
        state: one.state,
        until: one.until ?? null,
        decidedBy: one.decided_by ?? null,
        decidedReason: one.decided_reason ?? null,
        decidedAt: one.decided_at ?? null,
      }))
    },
    async freeze(account, { handId, ...step }) {
      const asked = await ask(account, '/cards/freeze', { hand_id: handId, ...step })
      if ('refused' in asked) return asked
      const { freeze_id: freezeId, amount } = frozen.parse(asked.answer)
      return { freezeId, amount }
    },
    async decide(account, { freezeId, ...step }) {
      const asked = await ask(account, '/cards/decide', { freeze_id: freezeId, ...step })
      return 'refused' in asked ? asked : decided.parse(asked.answer)
    },
  }
}

/** Throws when the studio names no reason that we know. */
function conflictIn(body: string): (typeof conflicts)[number] {
  const found = conflicts.find((code) => body.includes(code))
  if (!found) throw new Error('the vendor refused a step without a reason')
  return found
}
