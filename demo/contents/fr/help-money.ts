// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpOnMoney: PageWords = {
  Deposits: [
    'Dépôts',
    `<p class="lead">Un dépôt prend une minute. L’argent est prêt à jouer dès que la banque nous dit qu’il est arrivé.</p>
<h3>Comment déposer</h3><ol><li>Ouvrez <b>Déposer</b> dans l’en-tête ou dans l’espace membre.</li><li>Choisissez un moyen de paiement et un montant. Le minimum et le maximum sont écrits près du champ.</li><li>Vous passez à la page de la banque. Suivez-la jusqu’au bout ; la fermer avant veut seulement dire que rien n’est payé.</li><li>Votre solde augmente seul à l’arrivée du paiement. Inutile de recharger la page.</li></ol>
<h3>Quand c’est plus long</h3><p>La plupart des paiements arrivent en une minute. Un paiement inachevé à temps expire, et rien n’est prélevé. Si votre banque l’affiche comme fait et que votre solde n’a pas changé au bout d’une heure, écrivez au service client avec le numéro du dépôt. Il figure dans les mouvements.</p>
<h3>Règles</h3><ul><li>Payez d’un compte ou d’une carte à votre nom. Les paiements de tiers sont renvoyés.</li><li>Nous ne prenons rien sur un dépôt. Votre banque peut-être.</li><li>Un paiement arrivé avec un autre montant est crédité du montant arrivé.</li></ul><p class="note">La démonstration paie par la banque d’essai. Elle n’a pas d’argent réel.</p>`,
  ],
  Withdrawals: [
    'Retraits',
    `<p class="lead">Ce qui est à vous se retire quand vous voulez. Un retrait est réservé aussitôt, examiné par une personne, payé, puis clos par vous.</p>
<h3>Avant le premier</h3><ul><li>Définissez un <b>code de paiement</b> à six chiffres dans Sécurité. Il protège chaque retrait.</li><li>Ajoutez le compte à payer. Il doit être à votre nom et sert tant que vous le gardez.</li></ul>
<h3>Pas à pas</h3><ol><li>Ouvrez <b>Retirer</b>, choisissez le compte et le montant, et tapez le code de paiement.</li><li>Le montant quitte aussitôt votre solde et est réservé. Il ne peut être joué entre-temps, et nul ne peut le prendre deux fois.</li><li>Un opérateur approuve ou refuse. Un retrait refusé revient à votre solde avec le motif.</li><li>Une fois payé, nous demandons s’il est arrivé. Sans réponse, il compte comme reçu après un jour.</li></ol>
<h3>Limites</h3><p>Le minimum, le maximum et le nombre de retraits par jour s’affichent avant de commencer. Un bonus ouvert peut devoir être joué d’abord ; la page dit ce qui reste.</p>
<h3>Payé en parties</h3><p>Un grand retrait peut être payé en parties. La page montre ce qui est payé et ce qui vient encore.</p>`,
  ],
  'Bonus terms': [
    'Conditions des bonus',
    `<p class="lead">Ces conditions valent pour chaque offre. Ce qu’une offre dit sur sa page s’y ajoute et prime là où les deux diffèrent.</p>
<h3>Qui participe</h3><p>Une offre est pour une personne, un foyer et un appareil. Qui ouvre un second compte pour la prendre deux fois perd les deux.</p>
<h3>Ce que donne une offre</h3><p>Ce qu’une offre crédite est de l’argent : vous pouvez le jouer ou le retirer. Une offre qui demande davantage le dit sur sa page.</p>
<h3>Ce qui compte</h3><p>Lorsqu’une offre compte les paris valables, une mise compte dès que sa manche est réglée. Les paris nuls ou repris ne comptent pas ; des paris sur les deux côtés d’un tirage, seule la différence compte.</p>
<h3>Durée et erreurs</h3><p>La page d’une offre indique sa durée et, une fois inscrit, où vous en êtes. Si une offre a été créditée par erreur, nous reprenons ce qu’il en reste et rien de ce qui vous a déjà été versé.</p>`,
  ],
}
