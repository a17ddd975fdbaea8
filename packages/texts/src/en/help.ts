// SPDX-License-Identifier: Apache-2.0
/** Help popup, help centre and terms of use. */
export const help = {
  'help.title': 'Help',
  'help.center': 'Help centre',
  'help.center.hint': 'Answers to the questions that players ask most.',
  'help.views': 'Help or terms',
  'help.terms': 'Terms of use',
  'help.all': 'All help topics',
  'help.topics': 'Topics',
  'help.search': 'Search help',
  'help.search.empty': 'No topic mentions that',
  'help.search.emptyHint': 'Try another word, or write to us.',
  'help.found': '{count, plural, one {# topic} other {# topics}}',
  'help.empty': 'No help topics yet',
  'help.emptyHint': 'Write to us and we will answer you.',
  'help.write': 'Write to us',
  'help.terms.age.title': 'Age and account',
  'help.terms.age':
    'You are at least {age} years old and of legal age where you live. One person holds one account, in their own name, and keeps its passwords secret.',
  'help.terms.money.title': 'Deposits and withdrawals',
  'help.terms.money':
    'Money is paid in from your own means of payment and paid out to an account in your name. We may verify your identity before we pay a withdrawal.',
  'help.terms.play.title': 'Bets and results',
  'help.terms.play':
    'A bet counts from the moment the server has accepted it. Results are drawn on the server alone. An interrupted round is settled by its rules or refunded in full.',
  'help.terms.fair.title': 'Fair play',
  'help.terms.fair':
    'Collusion between players, automated play and the use of errors are not allowed. Bets won in this way are void, and the account may be closed.',
  'help.terms.limits.title': 'Play within limits',
  'help.terms.limits':
    'Play is meant to be fun. Stake only what you can afford to lose, and stop when it is no longer fun. Write to us and we will help you to take a break.',
  'help.terms.data.title': 'Your data',
  'help.terms.data':
    '{site} stores what is needed to run your account and what the law requires, and shares it with nobody else.',
} as const
