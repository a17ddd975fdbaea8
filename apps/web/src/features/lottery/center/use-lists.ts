// SPDX-License-Identifier: Apache-2.0
import { useCallback, useState } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useMemberGate } from '../../../shared/session/gate.ts'
import { onceNamed, useSession } from '../../../shared/session/session.ts'
import { useMember } from '../../../shared/session/use-member.ts'
import { favouriteLotteries, toggleLottery } from '../favourites.ts'
import { usePrizeMode } from '../use-prize-mode.ts'
import type { ListMode } from './center-search.ts'

const [mostPopular, mostRecent] = [20, 100]

/** The lists besides the menu, each loaded when it is opened. */
export function useLists(mode: ListMode) {
  const prizeMode = usePrizeMode()
  const popular = useCallQuery(
    'lottery.popular',
    { count: mostPopular, prizeMode },
    { enabled: mode === 'hot' },
  )
  const recent = useCallQuery(
    'lottery.recent',
    { prizeMode, device: 'WEB', recentCount: mostRecent },
    { member: true, enabled: mode === 'recent' },
  )
  return { popular, recent, asked: mode === 'hot' ? popular : mode === 'recent' ? recent : undefined }
}

export interface LotteryHearts {
  ids: readonly number[]
  toggle: (gameId: number) => void
}

/** The member's favourite lotteries; asks a visitor to log in. */
export function useLotteryHearts(): LotteryHearts {
  const member = useMember().data
  const username = useSession() === 'member' ? (member?.userName ?? '') : ''
  const gate = useMemberGate()
  const [, redraw] = useState(0)
  const toggle = useCallback(
    (gameId: number) =>
      gate(
        () => {
          toggleLottery(username, gameId)
          redraw((count) => count + 1)
        },
        () =>
          onceNamed((name) => {
            if (!favouriteLotteries(name).includes(gameId)) toggleLottery(name, gameId)
            redraw((count) => count + 1)
          }),
      ),
    [gate, username],
  )
  return {
    ids: favouriteLotteries(username),
    toggle,
  }
}
