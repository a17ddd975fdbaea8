// SPDX-License-Identifier: Apache-2.0
/** What members own together, and the check that one's own balance is part of it. */
export const liabilities = {
  'liabilities.title': 'What members own',
  'liabilities.intro':
    'At the end of each day we publish what all members own together: their cash, and what is on hold for withdrawals. One root covers every balance, so that none can be left out or made smaller later.',
  'liabilities.check.title': 'Is your balance in it?',
  'liabilities.check.hint':
    'This page computes the root from your balance itself, step by step, and compares it with the published one.',
  'liabilities.check': 'Check my balance',
  'liabilities.check.login': 'Log in to check your balance',
  'liabilities.ok': 'Your balance is part of the sum',
  'liabilities.okText':
    '{amount} of {account} are part of {total} of {accounts, plural, one {# account} other {# accounts}} on {day}.',
  'liabilities.bad': 'This does not lead to the published root',
  'liabilities.badText': 'Save the proof and contact customer service.',
  'liabilities.compare':
    'The root of {day} is no longer listed here. Compare it with the one that you wrote down that day.',
  'liabilities.none': 'You owned nothing at the end of {day}, so there is nothing to prove.',
  'liabilities.noDay': 'No root is published yet. The first one comes after midnight.',
  'liabilities.steps': '{count, plural, one {# step} other {# steps}} from your balance to the root',
  'liabilities.save': 'Save the proof',
  'liabilities.load': 'Check a saved proof',
  'liabilities.load.hint': 'A file that you saved on this page',
  'liabilities.load.choose': 'Choose a file',
  'liabilities.badFile': 'This file is no proof',
  'liabilities.days': 'Published roots',
  'liabilities.day': 'Day (UTC)',
  'liabilities.accounts': 'Accounts',
  'liabilities.total': 'Total',
  'liabilities.root': 'Root',
  'liabilities.how': 'How it works',
  'liabilities.howText':
    'Your balance, your account name and a random number make a digest, so that nobody learns whose balance stands beside yours. Two neighbours with their sums make the next digest, until one root is left. Bonus money is not counted.',
} as const
