// SPDX-License-Identifier: Apache-2.0

/**
 * So many bullets may leave before the server says that they are paid: it keeps them until their load is, as long as an answer of a wallet
 * usually takes. A laser needs ten.
 */
const AHEAD = 12

/** How many bullets the own gun has, as far as the page knows. */
export interface GunSupply {
  /** The server said how many paid ones are left. */
  readonly know: (message: { readonly left: number }) => void
  readonly mayFire: (cost: number) => boolean
  /** Fired here; the server has not seen it yet. */
  readonly fired: (bullet: number, cost: number) => void
  /** The server has seen it, or refused it. */
  readonly seen: (bullet: number) => void
  readonly reset: () => void
}

/** Counts bullets between what the server said and what it has not heard yet. */
export function createGunSupply(): GunSupply {
  let known = 0
  let unseen = 0
  const costs = new Map<number, number>()
  return {
    know({ left }) {
      known = left
    },
    mayFire: (cost) => known + AHEAD - unseen >= cost,
    fired(bullet, cost) {
      costs.set(bullet, cost)
      unseen += cost
    },
    seen(bullet) {
      unseen -= costs.get(bullet) ?? 0
      costs.delete(bullet)
    },
    reset() {
      known = 0
      unseen = 0
      costs.clear()
    },
  }
}
