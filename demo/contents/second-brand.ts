// SPDX-License-Identifier: Apache-2.0
import { banner, headline, help, notice, lap, popup, type DemoItem } from './content-parts.ts'

/** What the second brand of the demonstration says: less, and in a tone of its own. */
export const secondBrand: DemoItem[] = [
  banner('home', 'cyber', ['Night shift', 'For anyone who plays after the last train.', 'Come in'], '/hot'),
  banner(
    'home',
    'houseLimbo',
    ['How high dare you?', 'One number, one press.', 'Play Limbo'],
    'game:inh_limbo',
  ),
  banner('rng', 'gothic', ['Reels after dark', 'Castles, bats and a full moon.']),
  banner('live', 'heist', ['The back room', 'Tables for few, open late.']),
  banner('inhouse', 'houseCrash', ['Our own games', 'Made here, checked by you.']),
  banner('promotion', 'love', ['Midnight lap', 'Bet 100.00, get 3.00.'], '/promotions'),
  headline(5, 'The night site uses play money', '<p>Nothing can be won or lost for real.</p>'),
  notice(8, 'Opening hours', '<p>There are none. We are always open.</p>'),
  notice(
    60,
    'One account for this site',
    '<p>Accounts from other brands do not work here. Please register again.</p>',
  ),
  popup(
    6,
    'Welcome to the night',
    '<p class="lead">Dim the light. Take your time.</p><p><a href="/inhouse">Start with our own games</a></p>',
  ),
  lap({ category: 'Welcome', theme: 'gothic', title: 'Midnight lap', target: 100, reward: 3 }),
  help(
    'How to begin',
    '<p>Register with a name and a password, make a deposit and choose a game. The betting record keeps each round with its number, and the check mark beside a round of our own games proves it.</p><p>Write to customer service if anything is unclear: somebody is always awake.</p>',
  ),
  help(
    'Terms of this site',
    '<p>You are of legal age and at least twenty-one. Each person may have one account. Bets count from the moment the server accepts them and are settled by the rules of the game. You pay in from your own account and withdraw to your own account. Automated play and collusion between players are not allowed.</p><p>We announce changes to these terms two weeks in advance.</p>',
    'terms',
  ),
  help(
    'Play with care',
    '<p>Play is a pastime. Before you start, decide how much to spend and how long to play. When it is no longer fun, stop, and write to us: we close your account for as long as you say, and do not reopen it a day sooner.</p>',
    'responsiblePlay',
  ),
]
