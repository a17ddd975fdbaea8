// SPDX-License-Identifier: Apache-2.0
/** The console's form of odds, and prize groups of accounts. */
export const consoleLotteryOdds = {
  'console.lotteryOdds': 'Odds and limits',
  'console.lotteryOdds.explain':
    'Odds apply to tickets bought from then on. No play may return more than the ceiling, in the best prize group.',
  'console.lotteryOdds.everywhere': 'Everywhere',
  'console.lotteryOdds.group': 'Group {tag}',
  'console.lotteryOdds.for': 'For',
  'console.lotteryOdds.play': 'Play',
  'console.lotteryOdds.prizes': 'Prizes of the play',
  'console.lotteryOdds.usual': 'Default',
  'console.lotteryOdds.set': 'Set here',
  'console.lotteryOdds.inForce': 'In force',
  'console.lotteryOdds.returns': 'Return to player',
  'console.lotteryOdds.returned': 'Returns {percent} %',
  'console.lotteryOdds.capped': 'at least {percent} % under the cap of all winners together',
  'console.lotteryOdds.inBest': '{percent} % in the best prize group',
  'console.lotteryOdds.above': 'Above the ceiling of {percent} %',
  'console.lotteryOdds.all': 'All odds that are set',
  'console.lotteryOdds.none': 'All lotteries have their default odds.',
  'console.lotteryOdds.order': 'Of several lines for the same prize, the last one counts.',
  'console.prizeGroup': 'Prize group',
  'console.prizeGroup.usual': 'As the brand sets it',
  'console.prizeGroup.ofNewAccount':
    'Sets the lottery odds of the account. Never better than that of the upline.',
  'console.prizeGroup.aboveUpline': 'Better than the group of the upline',
  'console.prizeGroup.change': 'Change prize group',
  'console.prizeGroup.explain':
    'Lotteries sell the member tickets at the odds of this group from now on. It cannot be better than the group of the upline.',
  'console.prizeGroup.lowered': 'Accounts below with a better group that get this one: {count}',
  'console.prizeGroup.wholeLine': 'Give it to all accounts below: {count}',
  'console.prizeGroup.done': 'Changed, with {count} accounts below',
} as const
