// SPDX-License-Identifier: Apache-2.0
import type { Chance } from '../chance-for-tests.ts'
import type { ClimbingRules } from './climbing-rules.ts'
import type { ClimbingState } from './climbing-state.ts'

/** Throws if what somebody, a player or an onlooker by chance, may see would differ if the cards that are hidden from them were others. */
export function checkSecrets(rules: ClimbingRules, state: ClimbingState, chance: Chance): void {
  if (state.result) return
  const viewer = [...state.players.map(({ playerId }) => playerId), null][chance.below(5)] ?? null
  const hidden = state.players.flatMap(({ playerId, hand }) => (playerId === viewer ? [] : hand))
  const others = chance.shuffled(hidden)
  const players = state.players.map((player) => {
    if (player.playerId === viewer) return player
    return { ...player, hand: others.splice(0, player.hand.length) }
  })
  const seen = JSON.stringify(rules.viewOf(state, viewer))
  if (seen !== JSON.stringify(rules.viewOf({ ...state, players }, viewer)))
    throw new Error(`${state.roundId} shows hidden cards to ${viewer}`)
}

/** Throws unless each card is in a hand or lies on the table once, beside those that lay there before. */
export function checkCards(state: ClimbingState, gone: Set<number>): void {
  for (const { cards } of state.trick) for (const card of cards) gone.add(card)
  const all = [...gone, ...state.players.flatMap(({ hand }) => hand)]
  if (all.length !== 52 || new Set(all).size !== 52) throw new Error(`${state.roundId} lost a card`)
}

/** Throws unless what everybody has and what the operator took is what they came with. */
export function checkMoney(state: ClimbingState): void {
  const sum = (amounts: readonly string[]): bigint => amounts.reduce((one, other) => one + BigInt(other), 0n)
  const has = sum(state.players.map(({ chips }) => chips)) + sum(state.result?.rakes ?? [])
  if (has !== sum(state.players.map(({ chipsBefore }) => chipsBefore))) throw new Error('money came or went')
  if (state.players.some(({ chips }) => BigInt(chips) < 0n)) throw new Error('a balance is below zero')
}
