// SPDX-License-Identifier: Apache-2.0
/** Play money is a currency of its own, so that no sum of real money ever holds any of it. */
export const playCurrency = 'FUN'
/** What a trial account begins with, in units of play money (D-19). */
export const trialStartUnits = 2_000
