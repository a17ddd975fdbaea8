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
} as const
