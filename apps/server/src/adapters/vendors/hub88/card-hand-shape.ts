// SPDX-License-Identifier: Apache-2.0
import { CARD_GAMES, type CardGame } from '@tessera/rules/games/card-rooms/card-games'
import { cardText } from '@tessera/rules/games/card-rooms/card-text'
import { units, type Amount } from '@tessera/rules/money'
import { z } from 'zod'
import type { CardHand } from '../../../modules/play/ports.ts'
import { amountOfWire } from './wire-amount.ts'

const mostPlayers = 10
const mostEvents = 2_000
const mostCards = 60
const mostBoards = 2

const moment = z.number().int()
/** By their numbers in the deck. */
const cards = z.array(z.number().int().min(0).max(200)).max(mostCards)
/** A tournament counts in chips. */
const amount = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** A hand with all its cards, as the studio tells it to operators. */
export const cardHand = z
  .object({
    hand: z.object({
      id: z.string().min(1).max(100),
      game: z.enum(CARD_GAMES),
      table: z.string().max(255),
      currency: z.string().min(1).max(20),
      began_at: moment,
      ended_at: moment,
      counts: z.boolean(),
      players: z
        .array(
          z.object({
            user: z.string().max(255),
            chair: z.number().int().min(0),
            before: amount,
            after: amount,
            rake: amount,
            cards,
          }),
        )
        .max(mostPlayers),
      events: z
        .array(
          z.object({
            type: z.string().min(1).max(40),
            chair: z.number().int().min(0).nullish(),
            amount: amount.nullish(),
            cards: cards.nullish(),
          }),
        )
        .max(mostEvents),
      boards: z.array(cards).max(mostBoards),
    }),
  })
  .transform(
    ({ hand: { began_at: beganAt, ended_at: endedAt, players, events, boards, ...hand } }): CardHand => {
      const { game } = hand
      const named = (numbers: readonly number[]): string[] => numbers.map((card) => cardText(game, card))
      return {
        ...hand,
        beganAt,
        endedAt,
        players: players.map(({ before, after, rake, ...player }) => ({
          ...player,
          before: amountIn(game, before),
          after: amountIn(game, after),
          rake: amountIn(game, rake),
          cards: named(player.cards),
        })),
        events: events.map(({ type, chair, amount: wired, cards: laid }) => ({
          type,
          chair: chair ?? null,
          amount: typeof wired === 'number' ? amountIn(game, wired) : null,
          cards: named(laid ?? []),
        })),
        boards: boards.map(named),
      }
    },
  )

const amountIn = (game: CardGame, wired: number): Amount =>
  game === 'sitandgo' ? units(wired) : amountOfWire(wired)
