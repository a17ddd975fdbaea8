// SPDX-License-Identifier: Apache-2.0
import { help, type DemoItem } from './content-parts.ts'

/** Help on money: paying in, getting paid, and what holds for offers. */
export const helpOnMoney: DemoItem[] = [
  help(
    'Deposits',
    `<p class="lead">Paying in takes a minute. The money is yours to play with as soon as the bank tells us that it has come.</p>
<h3>How to pay in</h3><ol><li>Open <b>Deposit</b> in the header or in the member centre.</li><li>Choose a way to pay and an amount. The smallest and the largest amount are written beside the field.</li><li>You are led to the page of the bank. Follow it to its end; closing it early only means that nothing is paid.</li><li>Your balance grows by itself when the payment has arrived. You need not reload the page.</li></ol>
<h3>When it takes longer</h3><p>Most payments arrive within a minute. A payment that is not finished within its time expires, and nothing is taken. If your bank shows the payment as done and your balance has not changed after an hour, write to customer service with the number of the deposit. You find it in the account record.</p>
<h3>Rules</h3><ul><li>Pay from an account or a card in your own name. Payments of others are sent back.</li><li>We charge nothing for paying in. Your bank may.</li><li>A payment that arrives with another amount is credited with the amount that arrived.</li></ul><p class="note">The demonstration pays through the sandbox bank. It has no real money.</p>`,
  ),
  help(
    'Withdrawals',
    `<p class="lead">What is yours can be taken out whenever you like. A withdrawal is held at once, looked at by a person, paid, and closed by you.</p>
<h3>Before the first one</h3><ul><li>Set a <b>payment password</b> of six digits under Security. It guards every withdrawal.</li><li>Add the account to which we shall pay. It has to be in your own name and can be used as long as you keep it.</li></ul>
<h3>Step by step</h3><ol><li>Open <b>Withdraw</b>, choose the account and the amount, and type the payment password.</li><li>The amount leaves your balance at once and is held. It cannot be played meanwhile, and nobody can take it twice.</li><li>An operator approves or rejects it. A rejected withdrawal comes back to your balance with the reason.</li><li>When it is paid you are asked whether it has arrived. Without an answer it counts as received after a day.</li></ol>
<h3>Limits</h3><p>The smallest and largest amount and the number of withdrawals a day are shown on the page before you begin. An open bonus may ask to be played first; the page says how much is left.</p>
<h3>Paid in parts</h3><p>A large withdrawal may be paid in parts. The page shows what has been paid and what is still to come.</p>`,
  ),
  help(
    'Bonus terms',
    `<p class="lead">These terms hold for every offer. What an offer says on its own page comes on top, and goes first where the two differ.</p>
<h3>Who takes part</h3><p>An offer is for one person, one household and one device. Whoever opens a second account to take an offer twice loses both.</p>
<h3>What an offer gives</h3><p>What an offer credits is money: you may play it or withdraw it. An offer that asks for more says so on its own page.</p>
<h3>What counts</h3><p>Where an offer counts valid bets, a stake counts once its round is settled. Bets that are void or taken back do not count; of bets on both sides of one draw only the difference counts.</p>
<h3>Time and mistakes</h3><p>The page of an offer says how long it runs and, once you have joined, how far you have come. If an offer was credited by mistake we take back what is left of it, and nothing that you have already been paid.</p>`,
  ),
]
