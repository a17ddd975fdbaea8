// SPDX-License-Identifier: Apache-2.0
import { written } from '../amounts.ts'
import { Skipped, Unexpected } from '../scenario.ts'
import type { WalletScenario } from './context.ts'
import { balanceIs } from './expect.ts'
import { answeredWith } from './player.ts'

const theme = 'sums'
const mostRepeated = 200

/** What must hold once everything was played. */
export const sums: WalletScenario[] = [
  {
    theme,
    name: 'Every accepted transaction once more',
    expects: 'each gets its first answer, and none of them moves anything',
    play: async ({ player }) => {
      const before = await player.balance()
      const entries = [...player.book.accepted.values()].slice(-mostRepeated)
      if (entries.length === 0) throw new Skipped('nothing was accepted')
      for (const { id, path, body, answer } of entries) {
        const now = answeredWith(await player.wire.send(path, body))
        // The first one is enough: each further one might cost money.
        if (now !== answer) throw new Unexpected(`${path} ${id}: first ${answer}, now ${now}`)
      }
      await balanceIs(player, before)
      return `${entries.length} times the first answer, balance ${written(before)}`
    },
  },
]
