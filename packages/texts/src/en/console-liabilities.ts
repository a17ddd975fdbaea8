// SPDX-License-Identifier: Apache-2.0
/** What members own at the end of each day, in the console. */
export const consoleLiabilities = {
  'console.closedDays': 'What members own',
  'console.closedDaysHint':
    'Read at one moment after each day (UTC) and published on the site with a root that every member can check. Bonus money and debts are not part of it.',
  'console.noClosedDays': 'No day is closed yet',
  'console.closedDay': 'Day',
  'console.owned': 'Owned',
  'console.ownedHeld': 'Of it on hold',
  'console.ownedBonus': 'Bonus money',
  'console.ownedOwed': 'Debts',
  'console.root': 'Root',
} as const
