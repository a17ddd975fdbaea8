// SPDX-License-Identifier: Apache-2.0
/** The limits of numbers in a draw. */
export const lotteryNumbers = {
  'fault.lottery.numberFull': 'These numbers have reached their limit for this draw: {numbers}',
  'fault.lottery.oddsChanged': 'The odds have changed. Check the new odds on your slip and place it again',
  'fault.lottery.tooManyNumbers': 'One ticket can have at most {most} numbers. Use several tickets',
  'lottery.number.full': '{number}, full',
  'lottery.number.reduced': '{number}, pays {share} % of the usual odds',
  'lottery.crowded': 'Many have bet on the marked numbers: they pay less, or are full for this draw',
} as const
