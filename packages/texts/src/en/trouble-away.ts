// SPDX-License-Identifier: Apache-2.0
/** What is said while the site does not answer although the network is there. */
export const troubleAway = {
  'trouble.away': 'The site does not answer. Trying again …',
  'trouble.awayPage.text':
    'Your balance and your open rounds are safe. This page opens again as soon as the site answers.',
} as const
