// SPDX-License-Identifier: Apache-2.0
/** Sentences of the operator console about the lines of agents. */
export const consoleLines = {
  'console.linesPage': 'Lines',
  'console.lines.explain':
    'Agents without an upline, and everybody below them. Open a branch to see the accounts right below it.',
  'console.lines.none': 'No agent is without an upline here',
  'console.lines.noneBelow': 'Nobody is right below this account',
  'console.lines.open': 'Accounts below {name}',
  'console.lines.direct': '{count} directly below',
  'console.lines.members': '{count, plural, one {# member} other {# members}}',
  'console.lines.agents': '{count, plural, one {# agent} other {# agents}}',
  'console.lines.more': 'Show more of {name}',
  'console.lines.moreHeads': 'Show more lines',
  'console.lines.countOf': '{count} of {total}',
  'console.block.block': 'Block line',
  'console.block.unblock': 'Unblock line',
  'console.block.explain.block':
    'Nobody of this line can log in, play, transfer or withdraw, and nobody can register below. Open sessions end. Wins and refunds still arrive; payments of contracts wait until the line is unblocked.',
  'console.block.explain.unblock':
    'The line can log in and play again, and payments of contracts that waited are made. Agents below who are blocked themselves stay blocked.',
  'console.block.done.block': 'The line is blocked',
  'console.block.done.unblock': 'The line is unblocked',
  'console.block.members': 'Members',
  'console.block.agents': 'Agents, this one included',
  'console.block.sessions': 'Open sessions',
  'console.block.since': 'The line of {name} has been blocked since',
  'console.block.reason': 'By {name}: {reason}',
  'console.block.list': 'Blocked lines',
  'console.block.none': 'No line is blocked',
  'console.block.when': 'Blocked since',
  'console.block.by': 'Blocked by',
  'console.block.here': 'Line blocked',
  'console.block.above': 'Blocked above',
} as const
