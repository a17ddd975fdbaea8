// SPDX-License-Identifier: Apache-2.0
/** The platform itself offers the lotteries. The betting record lists their bets under this name. */
export const lotteryVendor = { vendorCode: 'LOTTERY', name: 'Tessera Draws' } as const

/** The operator account that takes the stakes and pays the returns. */
export const lotteryPurpose = 'lottery'
