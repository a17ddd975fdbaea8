// SPDX-License-Identifier: Apache-2.0
import { written } from '../amounts.ts'
import type { Player } from './player.ts'
import { tidy } from './tidy.ts'

/**
 * After each scenario: the balance must be the earlier one plus what was accepted since. Then everything open is taken
 * back. Answers what is wrong.
 */
export function createAudit(players: readonly { player: Player; startBalance: bigint }[]) {
  const offsets = new Map(players.map(({ player, startBalance }) => [player, startBalance]))
  return {
    async afterEach(): Promise<string | undefined> {
      const complaints: string[] = []
      for (const { player, startBalance } of players) {
        const should = (offsets.get(player) ?? 0n) + player.book.moved()
        const now = await player.balance()
        if (now !== should)
          complaints.push(
            `by what was accepted the balance should be ${written(should)} and is ${written(now)}`,
          )
        const leftOver = await tidy(player, startBalance)
        if (leftOver !== undefined) complaints.push(leftOver)
        offsets.set(player, (await player.balance()) - player.book.moved())
      }
      return complaints.length === 0 ? undefined : complaints.join('; ')
    },
  }
}
