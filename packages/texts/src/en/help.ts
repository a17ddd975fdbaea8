// SPDX-License-Identifier: Apache-2.0
/** Help popup, help centre and terms of use. */
export const help = {
  'help.title': 'Help',
  'help.center': 'Help centre',
  'help.center.hint': 'Answers to what players ask most.',
  'help.views': 'Help or terms',
  'help.terms': 'Terms of use',
  'help.all': 'All help topics',
  'help.topics': 'Topics',
  'help.search': 'Search the help',
  'help.search.empty': 'No topic mentions that',
  'help.search.emptyHint': 'Try another word, or write to us.',
  'help.found': '{count, plural, one {# topic} other {# topics}}',
  'help.empty': 'No help topics yet',
  'help.emptyHint': 'Write to us and we will answer you.',
  'help.write': 'Write to us',
  'help.terms.age.title': 'Age and account',
  'help.terms.age':
    'You are at least {age} years old and of legal age where you live. One person holds one account, in their own name, and keeps its passwords to themselves.',
  'help.terms.money.title': 'Deposits and withdrawals',
  'help.terms.money':
    'Money is paid in from your own means of payment and paid out to an account in your name. We may ask who you are before a withdrawal is paid.',
  'help.terms.play.title': 'Bets and results',
  'help.terms.play':
    'A bet counts from the moment the server has accepted it. Results are drawn on the server alone. A round that breaks is settled by its rules or returned in full.',
  'help.terms.fair.title': 'Fair play',
  'help.terms.fair':
    'Agreements between players, programs that play, and the use of errors are not allowed. Bets won that way are void and the account may be closed.',
  'help.terms.limits.title': 'Play within limits',
  'help.terms.limits':
    'Play is meant to be fun. Stake only what you can do without, and stop when it is no longer fun. Write to us and we will help you to pause.',
  'help.terms.data.title': 'Your data',
  'help.terms.data':
    '{site} keeps what is needed to run your account and what the law asks for, and gives it to nobody else.',
} as const
