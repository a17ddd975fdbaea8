// SPDX-License-Identifier: Apache-2.0

/** What a page shows of its money while bullets fly; all amounts in millionths. */
export interface DisplayedBalance {
  readonly shows: () => bigint
  /** The wallet has sent its balance. */
  readonly knowWallet: (balance: bigint) => void
  /** The server said what open loads are worth; that contains every shot that it has decided. */
  readonly knowWorth: (worth: bigint) => void
  /** A bullet left: it is spent until somebody says otherwise. */
  readonly fired: (bullet: number, cost: bigint) => void
  /** It was decided: what it used stays spent, the rest and its win are there at once. */
  readonly decided: (bullet: number, used: bigint, win: bigint) => void
  /** It was not taken, or came back. */
  readonly cameBack: (bullet: number) => void
  /** Everything in the air came back. */
  readonly allCameBack: () => void
}

/**
 * The balance: the wallet's, and what open loads are worth, less bullets in the air. A shot that was just decided counts by what is
 * known of it until the server's next word on the loads contains it.
 */
export function createDisplayedBalance(wallet: bigint): DisplayedBalance {
  let worth = 0n
  let decidedSince = 0n
  const inTheAir = new Map<number, bigint>()
  let flying = 0n
  const land = (bullet: number): boolean => {
    const cost = inTheAir.get(bullet)
    if (cost === undefined) return false
    inTheAir.delete(bullet)
    flying -= cost
    return true
  }
  return {
    shows: () => wallet + worth + decidedSince - flying,
    knowWallet(balance) {
      wallet = balance
    },
    knowWorth(next) {
      worth = next
      decidedSince = 0n
    },
    fired(bullet, cost) {
      inTheAir.set(bullet, cost)
      flying += cost
    },
    decided(bullet, used, win) {
      if (land(bullet)) decidedSince += win - used
    },
    cameBack: (bullet) => void land(bullet),
    allCameBack() {
      inTheAir.clear()
      flying = 0n
    },
  }
}
