// SPDX-License-Identifier: Apache-2.0
/** Who offers the lotteries: the house itself. Under this name their bets stand in the betting record. */
export const houseVendor = { vassalage: 'LOTTERY', name: 'House Draws' } as const

/** The house account that takes the stakes and pays the returns. */
export const housePurpose = 'lottery'
