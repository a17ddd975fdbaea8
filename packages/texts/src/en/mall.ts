/** The points mall. */
export const mall = {
  'mall.title': 'Points mall',
  'mall.hint': 'Points come with your bets and never expire.',
  'mall.empty': 'No rewards yet',
  'mall.emptyHint': 'Rewards appear here as soon as the house offers some.',
  'mall.action': 'See the promotions',
} as const
