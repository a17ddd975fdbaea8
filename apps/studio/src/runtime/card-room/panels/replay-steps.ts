// SPDX-License-Identifier: Apache-2.0
import type { CardHandView } from '../../../card-protocol/card-history-protocol.ts'
import type { RecordedEvent } from '../../../card-protocol/hand-record.ts'
import { amountOf } from '../../money.ts'

/** A hand as it was after one of its events. */
export interface ReplayStep {
  /** Null: the hand as it began. */
  readonly event: RecordedEvent | null
  readonly boards: readonly (readonly number[])[]
  /** Everything that was put in by then and is not paid yet. */
  readonly pot: bigint
  readonly stacks: ReadonlyMap<number, bigint>
  readonly folded: ReadonlySet<number>
  /** Cards that lay open by then. */
  readonly open: ReadonlyMap<number, readonly number[]>
}

/** What puts chips in, and what takes them out. */
const putsIn: ReadonlySet<string> = new Set(['post', 'call', 'bet', 'raise'])
const takesOut: ReadonlySet<string> = new Set(['returned', 'win'])
/** These say nothing of their own: what was won follows. */
const silent: ReadonlySet<string> = new Set(['pot'])

/** A hand, step by step from its beginning. */
export function replaySteps({ players, events }: CardHandView): ReplayStep[] {
  const steps: ReplayStep[] = [
    {
      ...{ event: null, boards: [[]], pot: 0n, folded: new Set(), open: new Map() },
      stacks: new Map(players.map(({ chair, before }) => [chair, amountOf(before)])),
    },
  ]
  for (const event of events) if (!silent.has(event.type)) steps.push(after(steps.at(-1)!, event))
  return steps
}

function after(before: ReplayStep, event: RecordedEvent): ReplayStep {
  const { chair, type } = event
  const amount = amountOf(event.amount ?? '0')
  const change = putsIn.has(type) ? amount : takesOut.has(type) ? -amount : 0n
  const stacks = new Map(before.stacks)
  if (chair !== undefined) stacks.set(chair, (stacks.get(chair) ?? 0n) - change)
  return {
    ...{ event, stacks, pot: before.pot + change },
    boards: type === 'street' ? boardsAfter(before.boards, event) : before.boards,
    folded: type === 'fold' && chair !== undefined ? new Set([...before.folded, chair]) : before.folded,
    open:
      type === 'show' && chair !== undefined
        ? new Map([...before.open, [chair, event.cards ?? []]])
        : before.open,
  }
}

/** A second board begins with what the first one had when it was run twice. */
function boardsAfter(
  boards: ReplayStep['boards'],
  { cards = [], ...event }: RecordedEvent,
): ReplayStep['boards'] {
  const index = typeof event['board'] === 'number' ? event['board'] : 0
  const next = [...boards]
  if (next[index] === undefined) next[index] = sharedBy(boards[0] ?? [], cards.length)
  next[index] = [...(next[index] ?? []), ...cards]
  return next
}

const WHOLE_BOARD = 5

/** What both boards share before the second one gets these cards of its own. */
const sharedBy = (first: readonly number[], fresh: number): readonly number[] =>
  first.slice(0, Math.max(0, Math.min(first.length, WHOLE_BOARD) - fresh))
