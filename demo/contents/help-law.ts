// SPDX-License-Identifier: Apache-2.0
import { help, type DemoItem } from './content-parts.ts'

/** The texts that bind: terms of use, rules of betting, privacy. */
export const helpOnLaw: DemoItem[] = [
  help(
    'Terms of use',
    `<p class="lead">These terms are the agreement between you and this site. By opening an account you accept them.</p>
<h3>1. Who may play</h3><p>You are of legal age where you live, and at least eighteen. Playing for money is allowed where you are. You play for yourself and not for others.</p>
<h3>2. Your account</h3><p>One person holds one account, in his own name. You keep your passwords to yourself and tell us at once when somebody else may know them. What is done with your passwords counts as done by you until you tell us.</p>
<h3>3. Money</h3><p>Money is paid in from your own means of payment and paid out to an account in your own name. We may ask who you are and where money comes from before a withdrawal is paid. Balances bear no interest. We hold what belongs to players apart from our own.</p>
<h3>4. Bets</h3><p>A bet counts from the moment our server has accepted it, at the odds and rules of that moment. It cannot be taken back. Results are drawn or entered on the server; what your screen shows is a picture of it.</p>
<h3>5. Errors</h3><p>A bet that was accepted through an obvious error of a price, a result or a program is settled as it would have been without the error, or is given back. Money that was credited by mistake is taken back.</p>
<h3>6. Fair play</h3><p>Programs that play, agreements between players, the use of errors, and money from crimes are not allowed. Bets made that way are void, and the account may be closed. What you had paid in by yourself is paid out unless the law forbids it.</p>
<h3>7. Ending it</h3><p>You may close your account at any time; your balance is paid out. We may close it with a week of notice, or at once where you broke these terms.</p>
<h3>8. Changes</h3><p>We announce a change of these terms two weeks before. Whoever goes on playing accepts it; whoever does not closes the account.</p>
<h3>9. Disputes</h3><p>Tell us first: most things are settled by customer service. What is not goes to the body that the licence of this site names.</p>`,
    'terms',
  ),
  help(
    'Rules of betting',
    `<p class="lead">How bets are taken, settled and, rarely, given back.</p>
<h3>Stake and return</h3><p>The <b>stake</b> is what leaves your balance when a bet is accepted. The <b>return</b> is what comes back, stake included. A bet of 2.00 that returns 5.00 has won 3.00.</p>
<h3>Largest return</h3><p>Each game names the largest return of one bet. A bet that could return more is not accepted.</p>
<h3>Sports and e-sports</h3><ul><li>Bets are settled by the result that is valid at the end of the event. Later decisions do not change it.</li><li>An event that is called off and not played within 36 hours is void, unless the bet was decided already.</li><li>Odds are those of the moment at which the bet was accepted. In a combination, a void leg counts with odds of 1.00.</li></ul>
<h3>Lottery</h3><p>Tickets are taken until the closing time that the page shows. Results are those of the draw that is named on the ticket.</p>
<h3>Live tables and card rooms</h3><p>If a card is misread or a wheel is stopped, the round is repeated or given back by the rules of the table. Hands are settled by the cards, not by what the picture showed.</p>
<h3>Rounding</h3><p>Returns are rounded down once per bet, to a hundredth.</p>
<h3>Void bets</h3><p>The stake of a void bet goes back to your balance, with the reason in the record. Void bets count for no offer.</p>`,
    'rules',
  ),
  help(
    'Privacy',
    `<p class="lead">We keep what is needed to run your account and what the law asks for, and nothing to sell.</p>
<h3>What we keep</h3><ul><li>What you give us: username, the fields of your profile, the account to which we pay.</li><li>What you do: deposits, withdrawals, bets with their results, messages with us.</li><li>What your device tells: address, browser, the time of a login. It protects your account against others.</li></ul>
<h3>What we do not keep</h3><p>We never see the number of a card or the password of your bank. Your own passwords are kept in a form that nobody can read back.</p>
<h3>Who gets to see it</h3><p>Our own people, each as much as the work needs, and what each does is written down. Makers of games get a number in place of your name, your currency, and your bets in their games. Banks get what a payment needs. Authorities get what a law makes us hand over, and no more.</p>
<h3>Cookies and storage</h3><p>We set one cookie, which ties your login to your browser. Your browser keeps the language, the look, and whether you asked to be remembered. Measuring visits is switched off unless you have agreed to it.</p>
<h3>How long</h3><p>Your profile is kept as long as your account and what the law asks for afterwards, usually five years for money. Then it is deleted.</p>
<h3>Your rights</h3><p>You may see what we keep, have it corrected, and have it deleted where no law stands against it. Write to us: the answer comes within a month and costs nothing.</p>`,
    'privacy',
  ),
]
