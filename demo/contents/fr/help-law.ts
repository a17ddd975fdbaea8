// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpOnLaw: PageWords = {
  'Terms of use': [
    'Conditions d’utilisation',
    `<p class="lead">Ces conditions sont l’accord entre vous et ce site. En ouvrant un compte, vous les acceptez.</p>
<h3>1. Qui peut jouer</h3><p>Vous avez l’âge légal où vous vivez, et au moins dix-huit ans. Jouer pour de l’argent y est permis. Vous jouez pour vous et non pour d’autres.</p>
<h3>2. Votre compte</h3><p>Chaque personne a un compte, à son nom. Vous gardez vos mots de passe et nous dites aussitôt quand un autre peut les connaître. Ce qui est fait avec eux compte comme fait par vous jusqu’à ce que vous le disiez.</p>
<h3>3. Argent</h3><p>L’argent entre par vos moyens de paiement et sort vers un compte à votre nom. Avant de payer un retrait, nous pouvons demander qui vous êtes et d’où vient l’argent. Les soldes ne portent pas d’intérêts. Ce qui est aux joueurs est tenu à part du nôtre.</p>
<h3>4. Paris</h3><p>Un pari compte dès que notre serveur l’a accepté, aux cotes et règles de ce moment. Il ne se reprend pas. Les résultats sont tirés ou saisis sur le serveur ; votre écran n’en montre que l’image.</p>
<h3>5. Erreurs</h3><p>Un pari accepté par une erreur évidente de prix, de résultat ou de programme est réglé comme sans l’erreur, ou rendu. L’argent crédité par erreur est repris.</p>
<h3>6. Jeu loyal</h3><p>Les programmes qui jouent, les ententes entre joueurs, l’usage d’erreurs et l’argent de délits sont interdits. Ces paris sont nuls, et le compte peut être fermé. Ce que vous aviez déposé est payé sauf interdiction de la loi.</p>
<h3>7. Y mettre fin</h3><p>Vous pouvez fermer votre compte à tout moment ; votre solde est payé. Nous pouvons le fermer avec une semaine de préavis, ou aussitôt si vous avez enfreint ces conditions.</p>
<h3>8. Changements</h3><p>Nous annonçons un changement de ces conditions deux semaines avant. Qui continue à jouer l’accepte ; qui ne l’accepte pas ferme son compte.</p>
<h3>9. Litiges</h3><p>Dites-le-nous d’abord : le service client règle presque tout. Le reste va à l’organisme que nomme la licence de ce site.</p>`,
  ],
  'Rules of betting': [
    'Règles des paris',
    `<p class="lead">Comment les paris sont pris, réglés et, rarement, rendus.</p>
<h3>Mise et retour</h3><p>La <b>mise</b> est ce qui quitte votre solde quand un pari est accepté. Le <b>retour</b> est ce qui revient, mise comprise. Un pari de 2.00 qui rend 5.00 a gagné 3.00.</p>
<h3>Plus grand retour</h3><p>Chaque jeu indique le plus grand retour d’un pari. Un pari qui pourrait rendre plus n’est pas accepté.</p>
<h3>Sport et e-sport</h3><ul><li>Les paris sont réglés par le résultat valable à la fin de l’événement. Les décisions ultérieures n’y changent rien.</li><li>Un événement annulé et non joué sous 36 heures est nul, sauf pari déjà décidé.</li><li>Les cotes sont celles de l’acceptation. Dans un combiné, une sélection nulle compte à la cote 1.00.</li></ul>
<h3>Loterie</h3><p>Les tickets sont pris jusqu’à l’heure de clôture affichée. Les résultats sont ceux du tirage nommé sur le ticket.</p>
<h3>Tables en direct et salons de cartes</h3><p>Si une carte est mal lue ou une roue arrêtée, la manche est rejouée ou rendue selon les règles de la table. Les mains sont réglées par les cartes, non par l’image.</p>
<h3>Arrondi</h3><p>Les retours sont arrondis vers le bas une fois par pari, au centième.</p>
<h3>Paris nuls</h3><p>La mise d’un pari nul revient à votre solde, avec le motif dans l’historique. Les paris nuls ne comptent pour aucune offre.</p>`,
  ],
  Privacy: [
    'Confidentialité',
    `<p class="lead">Nous gardons ce qu’il faut pour tenir votre compte et ce que la loi demande, et rien à vendre.</p>
<h3>Ce que nous gardons</h3><ul><li>Ce que vous donnez : nom d’utilisateur, champs du profil, compte à payer.</li><li>Ce que vous faites : dépôts, retraits, paris et résultats, messages avec nous.</li><li>Ce que dit votre appareil : adresse, navigateur, heure d’une connexion. Cela protège votre compte des autres.</li></ul>
<h3>Ce que nous ne gardons pas</h3><p>Nous ne voyons jamais le numéro d’une carte ni le mot de passe de votre banque. Vos mots de passe ici sont gardés sous une forme que nul ne peut relire.</p>
<h3>Qui y a accès</h3><p>Nos gens, chacun autant que son travail l’exige, et ce que fait chacun est écrit. Les éditeurs reçoivent un numéro au lieu de votre nom, votre monnaie et vos paris dans leurs jeux. Les banques reçoivent ce qu’un paiement exige. Les autorités reçoivent ce que la loi nous oblige à remettre, et rien de plus.</p>
<h3>Cookies et stockage</h3><p>Nous posons un cookie, qui lie votre connexion à votre navigateur. Celui-ci garde la langue, l’aspect, et si vous avez demandé à être reconnu. La mesure des visites est coupée sauf accord de votre part.</p>
<h3>Combien de temps</h3><p>Votre profil est gardé autant que votre compte, puis ce que la loi demande, en général cinq ans pour l’argent. Puis il est effacé.</p>
<h3>Vos droits</h3><p>Vous pouvez voir ce que nous gardons, le faire corriger, et le faire effacer là où aucune loi ne s’y oppose. Écrivez-nous : la réponse vient en un mois et ne coûte rien.</p>`,
  ],
  'Terms of this site': [
    'Conditions d’utilisation',
    '<p>Vous avez l’âge légal et au moins vingt et un ans. Chaque personne a un compte. Les paris comptent dès que le serveur les a acceptés et sont réglés selon les règles du jeu. L’argent entre de votre compte et sort vers votre compte. Les programmes qui jouent et les ententes entre joueurs sont interdits.</p><p>Nous annonçons les changements de ces conditions deux semaines avant.</p>',
  ],
}
