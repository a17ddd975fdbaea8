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
    '<p>Before you start, decide how much you will stake and how long you will play. <a href="/helpmc">Responsible play</a> explains how we can help you take a break.</p>',
  ),
  headline(
    80,
    'We never ask for your password',
    '<p>Nobody from this site will ever ask for your login password or payment password: not by email, in a chat or on the phone. Anyone who does is not one of us.</p>',
  ),
  notice(
    3,
    'How to check a round',
    '<p>Open your betting record, choose a round of Tessera Originals and press the check mark. After you rotate your seeds, the page recomputes the round in your own browser.</p>',
  ),
  notice(
    9,
    'Withdrawals are held at once',
    '<p>The amount is put on hold as soon as you request a withdrawal, and paid once an operator has approved it. Please confirm when it arrives.</p>',
  ),
  notice(
    49,
    'Short maintenance on Tuesday',
    '<p>Between <b>04:00 and 04:20</b> site time we maintain the database. Rounds in progress are finished first; balances do not change.</p>',
  ),
  notice(
    75,
    'A quicker lobby',
    '<p>Game lists now remember where you were when you come back from a game, and the search tolerates typing mistakes.</p>',
  ),
  notice(
    121,
    'Write down your payment password',
    '<p>It has six digits and protects every withdrawal. Customer service cannot read it; it can only be reset once we have confirmed that it is you.</p>',
  ),
  notice(
    147,
    'Dark or light',
    '<p>The switch in the header changes the look of the whole site at once, and this device remembers it.</p>',
  ),
  notice(
    195,
    'Statements for your own books',
    '<p>The account record lists every movement of your balance with the balance after it. Choose the dates and page through it.</p>',
  ),
  notice(
    220,
    'One person, one account',
    '<p>Please use only one account. We close any second account of the same person and take back what it won in offers.</p>',
  ),
  notice(
    260,
    'Welcome to the new site',
    '<p>We have moved. Everything is where it was, and a few things are in a better place. If you miss something, tell us using <b>Feedback</b> at the bottom of every page.</p>',
  ),
]

export const popups: DemoItem[] = [
  popup(
    2,
    'Good to see you',
    '<h3>Three things to know</h3><ul><li><b>It is play money.</b> Nothing can be won or lost for real.</li><li><b>Every round can be checked.</b> Tessera Originals show the hash of their seed before you bet.</li>' +
      '<li><b>Your record is complete.</b> Every bet is there, with its number and the balance after it.</li></ul><p class="center"><a href="/inhouse">See the Originals</a></p>',
  ),
  popup(
    52,
    'Take a break whenever you like',
    '<p>Play is meant to be fun. When it stops being fun:</p><ol><li>Open <a href="/?center=saferPlay">Safer play</a> in your account.</li><li>Set a limit for deposits, stakes, losses or playing time. A lower limit applies at once.</li><li>Take a break of up to six weeks, or exclude yourself for longer. Your balance stays yours.</li></ol><blockquote>A limit you set before you play is easier to keep than one you set afterwards.</blockquote>',
  ),
]

export const agentNotices: DemoItem[] = [
  toAgents(
    20,
    'Pass money on within your team',
    '<p>Next to every account in your team you will find <b>Transfer</b>. The money arrives at once, and your payment password protects it.</p>',
  ),
  toAgents(
    210,
    'Your team at a glance',
    '<p>The overview adds up your whole team for the days you choose. The lists show each account and can be searched.</p>',
  ),
]
