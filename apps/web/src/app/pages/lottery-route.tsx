import { useRouterState, useSearch } from '../../shared/router/index.ts'
import { LotteryStudios } from '../../features/lobby/lottery-studios.tsx'
import { LotteryPage } from '../../features/lottery/lottery-page.tsx'
import { readLotterySearch } from '../../features/lottery/read-lottery-search.ts'

/** /lotteryCenter, /lottery and /vnLottery: the path names the area, the address the lottery. */
export function LotteryRoute() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { gameCode } = readLotterySearch(useSearch({ strict: false }))
  return <LotteryPage area={path === '/lottery' ? 'lottery' : path === '/vnLottery' ? 'vnLottery' : 'lotteryCenter'} gameCode={path === '/lotteryCenter' ? undefined : gameCode} studios={<LotteryStudios />} />
}
