// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'

/** How a lottery is called; undefined when there is none of this code. */
export const lotteryNamed = (gameCode: string): string | undefined => lotteryOf(gameCode)?.name
