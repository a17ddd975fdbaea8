// SPDX-License-Identifier: Apache-2.0
/** Prizes of lotteries whose winners together get at most so much in a draw. */
export const lotteryCaps = {
  'lottery.cap.shared':
    'All bets with {count} correct get at most {amount} together in a draw; above that they share it in proportion to what each would have won. So in the long run this bet returns between {least} % and {most} % of the stakes.',
} as const
