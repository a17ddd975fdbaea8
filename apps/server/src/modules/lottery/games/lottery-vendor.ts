// SPDX-License-Identifier: Apache-2.0
/** Who offers the lotteries: the platform itself. Under this name their bets stand in the betting record. */
export const lotteryVendor = { vassalage: 'LOTTERY', name: 'Tessera Draws' } as const

/** The operator account that takes the stakes and pays the returns. */
export const lotteryPurpose = 'lottery'
