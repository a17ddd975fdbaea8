// SPDX-License-Identifier: Apache-2.0
/** Play money is a currency of its own, so that no sum of real money can include it. */
export const playCurrency = 'FUN'
/** The first balance of a trial account, in units of play money (D-19). */
export const trialStartUnits = 2_000
