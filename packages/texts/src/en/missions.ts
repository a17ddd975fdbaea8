// SPDX-License-Identifier: Apache-2.0
/** Missions and their leaderboard. */
export const missions = {
  'missions.title': 'Missions',
  'missions.empty': 'No missions at the moment',
  'missions.emptyHint': 'New missions will appear here.',
  'missions.kind.DAILY': 'Every day',
  'missions.kind.WEEKLY': 'Every week',
  'missions.kind.ONCE': 'Once',
  'missions.counts.VALID_BETS': 'Valid bets',
  'missions.counts.BETS': 'Bets',
  'missions.counts.GAMES': 'Different games',
  'missions.counts.DEPOSITS': 'Deposits',
  'missions.progress': '{progress} of {target}',
  'missions.ends': 'Ends {time}',
  'missions.only': 'Only {games}',
  'missions.leaderboard': 'Leaderboard of the week',
  'missions.leaderboard.hint': 'Who has finished most missions since Monday',
  'missions.leaderboard.empty': 'Nobody has finished a mission this week. Be the first.',
  'missions.leaderboard.count': '{count, plural, one {# mission} other {# missions}}',
  'missions.leaderboard.own': 'Your place',
  'missions.leaderboard.none': 'Finish a mission to get a place.',
  'missions.you': 'You',
} as const
