// SPDX-License-Identifier: Apache-2.0
import { promotion, type DemoItem } from './content-parts.ts'

const dayMs = 86_400_000

/**
 * Promotions of the first brand, in four categories; some have begun, one is still to come, one has ended. Of
 * each kind of offer there is one.
 */
export const promotions = (nowMs: number): DemoItem[] => [
  promotion({
    category: 'Welcome',
    theme: 'party',
    title: 'First deposit, matched',
    summary: 'Your first deposit is doubled, up to 100.',
    content:
      '<h3>What you get</h3><p>The house adds as much as you pay in with your first deposit: <b>100%, at most 100.00</b>.</p><h3>What it asks for</h3><ul><li>A first deposit of at least 10.00.</li>' +
      '<li>The bonus is to be played fifteen times within thirty days. Slots count in full, tables one fifth.</li><li>The largest bet while it is open is 5.00.</li></ul><p>Until then the bonus and what it has won stay in the account. Your own deposit is yours at any time; taking it out gives the bonus back.</p>',
  }),
  promotion({
    category: 'Welcome',
    theme: 'fairy',
    title: 'Twenty rounds to look around',
    summary: 'Rounds of the house for those who have just joined.',
    content:
      '<p>Whoever has joined in the last seven days gets <b>twenty rounds</b> in one of five slots, at the smallest bet. They begin as soon as the game is opened.</p><h3>Good to know</h3><ul><li>Rounds that are not played within three days are lost.</li>' +
      '<li>What they win is a bonus, played five times.</li><li>One person, one household and one device get them once.</li></ul>',
  }),
  promotion({
    category: 'Return',
    theme: 'ocean',
    title: 'Weekly return',
    summary: 'Five in a hundred of what a week has cost you.',
    content:
      '<p>On Monday the house adds up what you staked and what came back since the Monday before. If the week was unlucky, <b>5% of the difference</b> comes back, at most 500.00.</p><table><thead><tr><th scope="col">Lost in the week</th><th scope="col">Comes back</th></tr></thead>' +
      '<tbody><tr><td>50.00</td><td>2.50</td></tr><tr><td>400.00</td><td>20.00</td></tr><tr><td>12,000.00</td><td>500.00</td></tr></tbody></table><p>A return is money, not a bonus: there is nothing to play through.</p>',
  }),
  promotion({
    category: 'Return',
    theme: 'roulette',
    title: 'Live evening',
    summary: 'A tenth back on live tables, every Wednesday.',
    content:
      '<p>On Wednesdays from 18:00 to midnight site time, live tables give back <b>a tenth</b> of what they took from you that evening, at most 50.00. It is credited on Thursday before noon.</p><ul><li>Baccarat, roulette and blackjack count; side bets do not.</li><li>Bets that cover all outcomes of a round do not count.</li></ul>',
  }),
  promotion({
    category: 'Races',
    theme: 'racing',
    title: 'Friday race',
    summary: 'Collect points from six until midnight.',
    startTime: nowMs - 20 * dayMs,
    content:
      '<p>Each full unit of stake in slots counts one point. The list is counted anew every minute and closes at midnight.</p><table><thead><tr><th scope="col">Place</th><th scope="col">Points of the mall</th></tr></thead><tbody><tr><td>1</td><td>10,000</td></tr><tr><td>2 and 3</td><td>5,000</td></tr>' +
      '<tr><td>4 to 10</td><td>1,000</td></tr><tr><td>11 to 50</td><td>200</td></tr></tbody></table><p>With equal points, whoever had them first is ahead.</p>',
  }),
  promotion({
    category: 'Races',
    theme: 'pirate',
    title: 'Fishing cup',
    summary: 'The heaviest catch of the month.',
    startTime: nowMs + 6 * dayMs,
    endTime: nowMs + 8 * dayMs,
    content:
      '<p>Two days, one sea. What counts is the <b>largest single catch</b> as a multiple of the shot, so that small and large guns have the same chance.</p><ol><li>Open any game of the fishing room.</li><li>Shoot as you like. Your best catch is kept.</li><li>The list is shown in the room and closes on Sunday at midnight.</li></ol>',
  }),
  promotion({
    category: 'Friends',
    theme: 'kingdom',
    title: 'Bring a friend',
    summary: 'Something for both of you.',
    offer: { kind: 'REVIEW', reward: 10 },
    content:
      '<p>Give a friend your code. When he has joined with it, paid in 20.00 or more and played it once, <b>both of you get 10.00</b>.</p><ul><li>A friend is somebody else: another person, another household, another device.</li><li>Up to ten friends in a month.</li><li>There is nothing to play through.</li></ul>' +
      '<blockquote>Please ask first. Codes that are sent to strangers are closed.</blockquote>',
  }),
  promotion({
    category: 'Races',
    theme: 'football',
    title: 'Warm-up lap',
    summary: 'Bet 200.00, take 5.00.',
    offer: { kind: 'AUTO', target: 200, reward: 5 },
    content:
      '<p>Join, and your valid bets count from then on. When they add up to <b>200.00</b>, take <b>5.00</b> on this page.</p>',
  }),
  promotion({
    category: 'Races',
    theme: 'dragon',
    title: 'Lucky thousand',
    summary: 'A ticket for every 1,000.00.',
    startTime: nowMs - 2 * dayMs,
    offer: {
      kind: 'RAFFLE',
      prizes: [
        { name: '★★★', amount: 100, weight: 1 },
        { name: '★★', amount: 10, weight: 20 },
        { name: '★', amount: 2, weight: 60 },
        { name: '☆', amount: 0, weight: 19 },
      ],
    },
    content:
      '<p>Every <b>1,000.00</b> of valid bets is a ticket, to be drawn here: most of them have a prize, some are blanks.</p>',
  }),
  promotion({
    category: 'Friends',
    theme: 'gems',
    title: 'Opening week',
    summary: 'Thank you for being there from the first day.',
    startTime: nowMs - 40 * dayMs,
    endTime: nowMs - 33 * dayMs,
    content:
      '<p>In the week of the opening, every member found a present in his inbox on each of the seven days. It has ended; whoever took part keeps what he got.</p>',
  }),
]
