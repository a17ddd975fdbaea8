// SPDX-License-Identifier: Apache-2.0
/** What a screen reader says of a change that is otherwise only visible. */
export const spoken = {
  'shell.spoken.loggedIn': 'You are logged in',
  'shell.spoken.loggedOut': 'You are logged out',
  'shell.spoken.onSlip': 'On the slip: {line}',
  'shell.spoken.newTab': 'opens in a new tab',
} as const
