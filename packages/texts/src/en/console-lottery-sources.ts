// SPDX-License-Identifier: Apache-2.0
/** The console: where the numbers of draws come from, and jackpots of corrected draws. */
export const consoleLotterySources = {
  'console.lottery.keeping': 'Source as announced: {count}',
  'console.lottery.keepsDraw':
    'This draw had tickets when the lottery was switched to entered results. Its numbers still come from its own seed.',
  'console.lottery.keepsFeed':
    'This draw had tickets when the lottery was switched back to its own draws. Its result is still entered.',
  'console.lottery.seedFinal':
    'These numbers follow from a seed and a public random value. Nobody can override or correct them.',
  'console.lottery.jackpots': 'Jackpots of the draw',
  'console.lottery.jackpot': 'Jackpot',
  'console.lottery.pool': 'In it at the draw',
  'console.lottery.nobodyWon': 'nobody won',
  'console.lottery.jackpotChange': 'Into the jackpot of today',
  'console.lottery.jackpotRule':
    'A jackpot falls to its starting amount at most; the operator bears the rest. Whoever won it since keeps what they were paid.',
} as const
