// SPDX-License-Identifier: Apache-2.0
import { StatisticsPage } from '../../features/lottery/statistics/statistics-page.tsx'
import { useSearch } from '../../shared/router/index.ts'

/** /lotteryStatistics: past results and statistics of one lottery. */
export function LotteryStatisticsRoute() {
  return <StatisticsPage gameCode={useSearch({ from: '/lotteryStatistics' }).gameCode} />
}
