// SPDX-License-Identifier: Apache-2.0
import { headline, notice, popup, toAgents, type DemoItem } from './content-parts.ts'

/** Headlines, notices and publicity popups of the first brand. */
export const notices: DemoItem[] = [
  headline(
    1,
    'This site plays with play money',
    '<p>All balances here are play money of the sandbox bank. Nothing can be won or lost for real.</p>',
  ),
  headline(
    30,
    'Play within your limits',
    '<p>Decide before you start what you will stake and how long you will stay. <a href="/helpmc">Responsible play</a> says how we can help you to pause.</p>',
  ),
  headline(
    80,
    'We never ask for your password',
    '<p>Nobody at this site asks for your login password or your payment password: not by mail, not in a chat, not on the phone. Whoever does is not one of us.</p>',
  ),
  notice(
    3,
    'How to check a round',
    '<p>Open your betting record, choose a round of Tessera Originals and press the check mark. After you rotate your seeds, the page recomputes the round in your own browser.</p>',
  ),
  notice(
    9,
    'Withdrawals are held at once',
    '<p>A withdrawal is held the moment you ask for it and paid once an operator has approved it. Please confirm when it has arrived: that closes it for both of us.</p>',
  ),
  notice(
    49,
    'Short maintenance on Tuesday',
    '<p>Between <b>04:00 and 04:20</b> site time we look after the database. Rounds that are under way are finished first; balances do not change.</p>',
  ),
  notice(
    75,
    'A quicker lobby',
    '<p>The lists of games now remember where you were when you come back from a game, and the search forgives a letter too many.</p>',
  ),
  notice(
    121,
    'Write down your payment password',
    '<p>It has six digits and guards every withdrawal. Customer service cannot read it; it can only be set anew after we know that it is you.</p>',
  ),
  notice(
    147,
    'Dark or light',
    '<p>The switch in the header changes the look of the whole site at once, and this device remembers it.</p>',
  ),
  notice(
    195,
    'Statements for your own books',
    '<p>The account record lists every movement of your balance with the balance after it. Choose the dates, and turn the pages.</p>',
  ),
  notice(
    220,
    'One person, one account',
    '<p>Please keep to one account. A second one of the same person is closed, and what it won in an offer is taken back.</p>',
  ),
  notice(
    260,
    'Welcome to the new site',
    '<p>We have moved. Everything has its old place, and a few things have a better one. If you miss something, tell us by <b>feedback</b> at the foot of every page.</p>',
  ),
]

export const popups: DemoItem[] = [
  popup(
    2,
    'Good to see you',
    '<h3>Three things to know</h3><ul><li><b>It is play money.</b> Nothing can be won or lost for real.</li><li><b>Every round can be checked.</b> Tessera Originals show the hash of their seed before you bet.</li>' +
      '<li><b>Your record is complete.</b> Each bet is there, with its number and its balance.</li></ul><p class="center"><a href="/inhouse">See the Originals</a></p>',
  ),
  popup(
    52,
    'Take a break whenever you like',
    '<p>Play is meant to be fun. When it stops being that:</p><ol><li>Sign out. Your balance waits.</li><li>Write to customer service and tell us for how long you want to stay away.</li><li>We close the door for that time, and open it only when it is over.</li></ol><blockquote>A limit that you set before is easier to keep than one that you set after.</blockquote>',
  ),
]

export const agentNotices: DemoItem[] = [
  toAgents(
    20,
    'Pass money on within your team',
    '<p>Beside every account of your team stands <b>Transfer</b>. What you pass on arrives at once, guarded by your payment password.</p>',
  ),
  toAgents(
    210,
    'Your team at a glance',
    '<p>The overview adds up your whole team for the days that you choose. The lists name each account, and can be searched.</p>',
  ),
]
