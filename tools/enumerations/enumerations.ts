// SPDX-License-Identifier: Apache-2.0
/**
 * Tests that go through every hand, every reel position or every match of past seasons. They take minutes, and give the
 * same answer as long as the code they read is the same: the daily run leaves out those that have passed on this very
 * code (`proven.json`). None of them may read the clock, chance, a database or the network.
 */
export const enumerations = [
  'apps/server/src/modules/sportsbook/book/replay/past-seasons.test.ts',
  'apps/studio/src/client/simulator/simulated-games.test.ts',
  'apps/studio/src/client/simulator/simulation.test.ts',
  'apps/studio/src/games/baccarat/maths.test.ts',
  'apps/studio/src/games/blackjack/odds/whole-return.test.ts',
  'apps/studio/src/games/fishing/pond/par/enumeration.test.ts',
  'apps/studio/src/games/fishing/pond/par/fast-shots.test.ts',
  'apps/studio/src/games/fishing/pond/par/no-advantage.test.ts',
  'apps/studio/src/games/slots/cascades/check-cascades.test.ts',
  'apps/studio/src/games/slots/cascades/par/cascade-par.test.ts',
  'apps/studio/src/games/slots/cascades/par/fast-simulation.test.ts',
  'apps/studio/src/games/slots/cascades/tiny-boards.test.ts',
  'apps/studio/src/games/slots/par/published-par-sheets.test.ts',
  'apps/studio/src/games/slots/par/slot-par.test.ts',
  'apps/studio/src/games/slots/par/wild-reels-par.test.ts',
  'apps/studio/src/games/video-poker/best-holds.test.ts',
  'apps/studio/src/games/video-poker/return.test.ts',
  'apps/studio/src/server/slots/demo/models.test.ts',
  'packages/rules/src/bonuses/simulate-wagering.test.ts',
  'packages/rules/src/lottery/returns-fast-further.test.ts',
  'packages/rules/src/sportsbook/bets/season.test.ts',
  'packages/rules/src/sportsbook/offers/cash-out-strategies.test.ts',
  'packages/rules/src/sportsbook/simulator/football.test.ts',
  'packages/rules/src/sportsbook/simulator/further-sports.test.ts',
  'packages/rules/src/testing/advantage/no-advantage.test.ts',
]
