// SPDX-License-Identifier: Apache-2.0

/** Where the bets on their way are stored in the browser. */
export const placingKey = 'sportsbook.placing'
/** Where the stake of quick bets is stored in the tab. */
export const quickKey = 'sportsbook.quickBet'
