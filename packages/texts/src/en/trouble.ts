// SPDX-License-Identifier: Apache-2.0
/** Failures on the way to the reader, and recovery from them. */
export const trouble = {
  'trouble.reload': 'Reload',
  'trouble.region': 'This part of the page could not be displayed',
  'trouble.offline': 'You are offline. What you see may be out of date.',
  'trouble.online': 'You are back online',
  'trouble.update': 'A new version of this site is ready',
  'trouble.offlinePage.title': 'You are offline',
  'trouble.offlinePage.text':
    'Your balance and your open rounds are safe. This page opens again as soon as the network is back.',
  'trouble.noScript': 'This site needs JavaScript.',
  'trouble.notFound.search': 'Search for a game',
  'trouble.notFound.links': 'Or go to',
} as const
