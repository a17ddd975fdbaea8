// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'

/** The name of a lottery; undefined for an unknown code. */
export const lotteryNamed = (gameCode: string): string | undefined => lotteryOf(gameCode)?.name
