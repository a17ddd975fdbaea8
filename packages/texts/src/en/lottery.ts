/** The lottery areas. */
export const lottery = {
  'lottery.center': 'Lottery centre',
  'lottery.one': 'Lottery',
  'lottery.vietnam': 'Vietnamese lottery',
  'lottery.studios': 'Lottery studios',
  'lottery.draws': 'Draws',
  'lottery.noDraws': 'No draws at the moment',
  'lottery.noDrawsHint': 'Draws, results and bets appear here as soon as a lottery is on sale.',
  'lottery.unknown': 'This lottery is not on sale',
  'lottery.unknownHint': 'The address names a lottery that the house does not offer.',
  'lottery.action': 'See the lottery studios',
  'lottery.all': 'All lotteries',
  'lottery.lobby': 'Games',
  'lottery.lobby.hint': 'Every game of the house on one page.',
} as const
