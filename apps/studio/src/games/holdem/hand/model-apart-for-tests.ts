// SPDX-License-Identifier: Apache-2.0

/** What somebody put into a hand, in the order in which odd coins are given out. */
export interface ModelPlayer {
  readonly put: number
  /** What calls nothing and cannot go back. */
  readonly dead: number
  readonly folded: boolean
  /** The rank of their hand on each board: 0 is the best. */
  readonly ranks: readonly number[]
}

/** What each gets back, and what is raked. */
export interface ModelOutcome {
  readonly back: number[]
  readonly rake: number
}

interface Heap {
  size: number
  readonly winners: number[]
}

/**
 * Pays a hand chip by chip, written from game-rules.md section 2.1 alone: every single chip is looked at by its height in
 * the stack that its owner put in. For chips of 1, and rake of 5 %.
 */
export function payByModel(
  players: readonly ModelPlayer[],
  boards: number,
  cap: number | null,
): ModelOutcome {
  const back = players.map(() => 0)
  const heaps = new Map<string, Heap>()
  let lastKey = ''
  const tallest = Math.max(...players.map(({ put }) => put))
  for (let height = 1; height <= tallest; height += 1) {
    const owners = players.flatMap(({ put }, who) => (put >= height ? [who] : []))
    if (owners.length === 1) {
      back[owners[0]!]! += 1
      continue
    }
    const able = owners.filter((who) => !players[who]!.folded)
    // Nobody can win these chips: they lie on the heap below.
    const key = able.length === 0 ? lastKey : able.join()
    const heap = heaps.get(key) ?? { size: 0, winners: able }
    heap.size += owners.length
    heaps.set(key, heap)
    lastKey = key
  }
  addDead(players, heaps)
  let rake = 0
  for (const heap of heaps.values()) {
    const taken = cap === null ? 0 : Math.min(Math.floor(heap.size / 20), cap - rake)
    rake += taken
    giveOut(players, heap.winners, heap.size - taken, { boards, back })
  }
  return { back, rake }
}

/** Dead chips lie on the lowest heap. */
function addDead(players: readonly ModelPlayer[], heaps: Map<string, Heap>): void {
  const dead = players.reduce((sum, player) => sum + player.dead, 0)
  if (dead === 0) return
  const lowest = heaps.values().next().value
  const able = players.flatMap(({ folded }, who) => (folded ? [] : [who]))
  if (lowest) lowest.size += dead
  else heaps.set(able.join(), { size: dead, winners: able })
}

/** One chip to each board in turn, then one to each winner of the board in turn. */
function giveOut(
  players: readonly ModelPlayer[],
  able: readonly number[],
  size: number,
  { boards, back }: { boards: number; back: number[] },
): void {
  for (let board = 0; board < boards; board += 1) {
    const best = Math.min(...able.map((who) => players[who]!.ranks[board]!))
    const winners = able.filter((who) => players[who]!.ranks[board] === best)
    let turn = 0
    for (let chip = board; chip < size; chip += boards) {
      back[winners[turn % winners.length]!]! += 1
      turn += 1
    }
  }
}
