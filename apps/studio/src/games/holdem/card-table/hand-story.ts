// SPDX-License-Identifier: Apache-2.0
import type { HoldemInHand } from '../../../card-protocol/holdem-table-view.ts'
import type { RecordedEvent } from '../../../card-protocol/hand-record.ts'
import type { HandEvent } from '../hand/hand.ts'

/** What a player did last on the street. */
export interface LastAction {
  readonly type: NonNullable<HoldemInHand['last']>['type']
  readonly amount: bigint
}

export interface StoryPlayer {
  readonly playerId: string
  readonly chair: number
  readonly before: bigint
  readonly bet: bigint
  readonly last: LastAction | null
  readonly folded: boolean
  readonly entered: boolean
  readonly raisedFirst: boolean
  readonly sawFlop: boolean
}

/** What everybody at the table has seen of the hand that is played. */
export interface HandStory {
  readonly id: string
  readonly beganAtMs: number
  readonly button: number
  /** What it is played for, as in its record. */
  readonly stakes: Readonly<Record<string, string | number | boolean>>
  /** In the order of the deal. */
  readonly players: readonly StoryPlayer[]
  readonly events: readonly RecordedEvent[]
  readonly toMatch: bigint
  readonly beforeFlop: boolean
}

export interface StoryStart {
  readonly id: string
  readonly beganAtMs: number
  readonly button: number
  readonly stakes: HandStory['stakes']
  readonly players: readonly Pick<StoryPlayer, 'playerId' | 'chair' | 'before'>[]
}

/** The story of a hand of which nothing has happened yet. */
export const beginStory = ({ players, ...start }: StoryStart): HandStory => ({
  ...start,
  ...{ events: [], toMatch: 0n, beforeFlop: true },
  players: players.map((player) => ({
    ...player,
    ...{ bet: 0n, last: null, folded: false, entered: false, raisedFirst: false, sawFlop: false },
  })),
})

/** The story with what has just happened; the end of a hand is no part of it. */
export function tellOn(story: HandStory, event: HandEvent): HandStory {
  switch (event.type) {
    case 'posted':
      return tellPost(story, event)
    case 'acted':
      return tellAction(story, event)
    case 'street':
      return tellStreet(story, event)
    default:
      return story
  }
}

function tellPost(story: HandStory, event: Extract<HandEvent, { type: 'posted' }>): HandStory {
  const { chair, kind, amount } = event
  const events = [...story.events, { type: 'post', chair, kind, amount: String(amount) }]
  if (kind === 'dead') return { ...story, events }
  // Who has less than the blind leaves others the whole of it to call.
  const due =
    kind === 'small' ? amount : BigInt(String(story.stakes['bigBlind'])) * (kind === 'straddle' ? 2n : 1n)
  const toMatch = due > story.toMatch ? due : story.toMatch
  return changed({ ...story, events, toMatch }, chair, (player) => ({
    ...{ bet: player.bet + amount, last: { type: 'post', amount } },
  }))
}

function tellAction(story: HandStory, event: Extract<HandEvent, { type: 'acted' }>): HandStory {
  const { chair, amount, allIn } = event
  const { bet } = story.players.find((player) => player.chair === chair)!
  const to = bet + amount
  const type = event.action === 'raise' && story.toMatch === 0n ? 'bet' : event.action
  const isRaise = event.action === 'raise'
  const step: RecordedEvent = {
    ...{ type, chair, amount: String(amount), allIn },
    ...(isRaise ? { to: String(to), by: String(to - story.toMatch) } : {}),
  }
  const after = { ...story, events: [...story.events, step], toMatch: isRaise ? to : story.toMatch }
  return changed(after, chair, (player) => ({
    ...{ bet: to, last: { type, amount: isRaise ? to : amount }, folded: type === 'fold' },
    entered: player.entered || (story.beforeFlop && amount > 0n),
    raisedFirst: player.raisedFirst || (story.beforeFlop && isRaise),
  }))
}

function tellStreet(story: HandStory, event: Extract<HandEvent, { type: 'street' }>): HandStory {
  const { street, cards, board } = event
  return {
    ...story,
    events: [...story.events, { type: 'street', street, cards, board }],
    ...{ toMatch: 0n, beforeFlop: false },
    players: story.players.map((player) => ({
      ...{ ...player, bet: 0n, last: player.folded ? player.last : null },
      sawFlop: player.sawFlop || !player.folded,
    })),
  }
}

const changed = (
  story: HandStory,
  chair: number,
  change: (player: StoryPlayer) => Partial<StoryPlayer>,
): HandStory => ({
  ...story,
  players: story.players.map((player) =>
    player.chair === chair ? { ...player, ...change(player) } : player,
  ),
})
