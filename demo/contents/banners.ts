// SPDX-License-Identifier: Apache-2.0
import { banner, type DemoItem } from './content-parts.ts'

/** Banners of the first brand, for each group. */
export const banners: DemoItem[] = [
  banner(
    'home',
    'houseCrash',
    ['Crash, live for everybody', 'One table, one curve. Cash out before it crashes.', 'Join the table'],
    'game:inh_crash',
  ),
  banner(
    'home',
    'houseMines',
    [
      'Every result can be checked',
      'See the seed hash first, then play, reveal the seed and check it yourself.',
      'Play Originals',
    ],
    '/inhouse',
  ),
  banner(
    'home',
    'dragon',
    ['Games for every mood', 'Slots, table games, lotteries and sports in one place.', 'See what is hot'],
    '/hot',
  ),
  banner(
    'home',
    'party',
    ['Offers for every day', 'What they give and what they ask for, all on one page.', 'Read the offers'],
    '/promotions',
  ),
  banner('rng', 'egypt', ['Slots by the hundred', 'From three reels to twenty lines and more.']),
  banner(
    'rng',
    'viking',
    ['Old legends, new reels', 'Storms, longships and a hammer that pays.', 'Look around'],
    '/hot',
  ),
  banner('live', 'cards', ['Live tables', 'Baccarat and dragon tiger, dealt as you watch.']),
  banner('live', 'roulette', ['The wheel never sleeps', 'European roulette around the clock.']),
  banner(
    'fish',
    'ocean',
    [
      'Four guns, one shoal',
      'Four members shoot at the same fish, and the rules say what each of them returns.',
      'Play Reef Gunners',
    ],
    'game:inh_fishing_reef',
  ),
  banner(
    'pvp',
    'cards',
    [
      'Play each other',
      'Hold’em, Tiến Lên and rummy at tables where members play each other. Nobody sees a hidden card.',
      'Play Texas Hold’em',
    ],
    'game:inh_cards_holdem',
  ),
  banner('sports', 'court', ['Our own book', 'Prices before the start and during play.']),
  banner('esports', 'esports', ['E-sports', 'Maps and matches, with prices during play.']),
  banner('lottery', 'lottery', ['Lottery', 'Regional draws and keno, results as they fall.']),
  banner('lottery', 'prosperity', [
    'Your numbers, your day',
    'Pick a draw by weekday and choose your numbers.',
  ]),
  banner('download', 'space', [
    'Take the site with you',
    'The app is small and fast, and updates automatically.',
  ]),
  banner(
    'promotion',
    'dragon',
    ['Lucky thousand', 'One ticket for every 1,000.00 of valid bets.'],
    '/promotions',
  ),
  banner('promotion', 'football', ['Warm-up lap', 'Bet 200.00, get 5.00.'], '/promotions'),
  banner('shop', 'arabia', ['Points mall', 'Points never expire. Save them for something you like.']),
  banner('shop', 'candy', ['Small treats', 'Rewards for regular players.', 'See the offers'], '/promotions'),
  banner('help', 'magic', ['How can we help?', 'Answers to the questions players ask most.']),
  banner(
    'help',
    'kingdom',
    ['Somebody is there', 'Write to customer service whenever you like.', 'Write to us'],
    'service',
  ),
  banner('register', 'fairy', ['Welcome', 'A username and a password are all you need to start.']),
  banner(
    'register',
    'classic',
    ['Already know the rules?', 'Read how every round can be checked before you join.', 'Fair play'],
    '/help',
  ),
  banner('inhouse', 'housePlinko', [
    'Tessera Originals',
    'Provably fair, with the return shown for every bet.',
  ]),
  banner(
    'inhouse',
    'houseDice',
    ['Set your own odds', 'Choose the chance, see the payout, roll.', 'Roll the dice'],
    'game:inh_dice',
  ),
]
