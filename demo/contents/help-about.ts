// SPDX-License-Identifier: Apache-2.0
import { help, type DemoItem } from './content-parts.ts'

/** Help on the installation: fairness, contact, responsible play, and who made it. */
export const helpAbout: DemoItem[] = [
  help(
    'Fairness, and how to check it',
    `<p class="lead">A game is fair when nobody can choose the result after you have bet, and when you can see that for yourself.</p>
<h3>Tessera Originals</h3><p>Our own games are drawn from two seeds: one of our server, one of your browser. Before you bet we show you the <b>hash</b> of our seed. It fixes the seed without telling it. You may change your own seed whenever you like. When you ask us to reveal our seed, a new one takes its place, and every round so far can be computed again: by us, by you, by anybody.</p>
<ol><li>Open the betting record and choose a round.</li><li>Press the check mark. The page shows seeds, number of the round and result.</li><li>Your browser computes the result from the seeds and compares it. Nothing is asked of us for that.</li></ol>
<h3>Return</h3><p>Each game names its return to player, the share of all stakes that comes back in the long run. For games in which you choose the odds the return is the same for every choice unless the game says so.</p>
<h3>Games of others</h3><p>Games of other makers are drawn by their makers. We see stake and return of each round and keep both in your betting record with the number that the maker gave it.</p>
<h3>If a round breaks</h3><p>A bet that was accepted always counts. If your line breaks, the round is finished without you and waits in the record. If a game breaks, its round is settled by its rules or the stake is given back.</p>`,
  ),
  help(
    'Responsible play',
    `<p class="lead">Play is a pastime. It is no way to earn money, and no way to win back what is gone.</p>
<h3>Before you start</h3><ul><li>Decide how much you can do without today, and stop when it is gone.</li><li>Decide how long you want to play, and set a clock.</li><li>Do not play when you are sad, angry, tired or have been drinking.</li></ul>
<h3>Signs to take seriously</h3><p>You play longer or for more than you wanted. You stake more to win back what you lost. You borrow for it, hide it, or think of it at work. One of these is enough to stop for a while and to talk to somebody.</p>
<h3>What we can do</h3><p>Write to customer service and say that you want to pause. We close your account for the time that you name, from a day to for ever, and open it only when that time is over, whatever you tell us meanwhile. Your balance is paid out. While you pause you get no offers from us.</p>
<h3>Young people</h3><p>Nobody below the legal age may play here. If you share a device, sign out after playing and keep your passwords to yourself. Filters for children are offered by the makers of most devices.</p>
<h3>Talking helps</h3><p>In most countries there are counselling lines that are free and ask for no name. Your doctor or your town knows the nearest one.</p>`,
    'responsiblePlay',
  ),
  help(
    'Contact',
    `<p class="lead">There are three ways to reach us. All of them end with a person.</p>
<h3>Customer service</h3><p>The button with the headset opens a window beside the page. Somebody is there around the clock. Have your username at hand; never your passwords, nobody needs them.</p>
<h3>Feedback</h3><p>At the foot of every page you find <b>Feedback</b>. Tell us what is good, what is missing, or what went wrong, in ten to five hundred characters, with up to three pictures. Members find the answer in their inbox.</p>
<h3>Inbox</h3><p>What we write to you alone arrives under Messages in the member centre. The number in the header says how many you have not read.</p>
<h3>Complaints</h3><ol><li>Tell customer service what happened, with the number of the round or of the payment.</li><li>If the answer does not help, send it as feedback of the kind <b>Complaint</b>. It is read by somebody who was not part of the first answer.</li><li>You get a written answer within ten days, with what we found and what we do about it.</li></ol><p>Please write in a language that you write well. We find somebody who reads it.</p>`,
  ),
  help(
    'About this site',
    `<p class="lead">Tessera is a gaming site made of small parts that fit: one account, one balance, one record, whatever you play.</p>
<p>The lobby brings together slots of several makers, tables and games of our own, and our own sports, e-sports and lotteries. Every bet passes one ledger that can neither create nor lose money: what leaves one account arrives on another, to the last hundredth.</p>
<h3>Pictures</h3><p>Tiles, banners and badges are drawn by a program of ours. They contain icons of <b>Game Icons</b> by Lorc, Delapouite and contributors, recoloured and given relief, under the licence Creative Commons Attribution 3.0, and letters of fonts under the SIL Open Font License and the Apache License.</p>
<h3>Programs</h3><p>The site runs on free software and names all of it in the credits that come with its source. We thank everybody who wrote it.</p>
<h3>Play money</h3><p>This is a demonstration. All balances are play money of the sandbox bank: they cannot be bought, and nothing of value can be won. Vendors are invented. Football and basketball matches pair the teams of real seasons, but their course and score are simulated here.</p>`,
    'about',
  ),
]
