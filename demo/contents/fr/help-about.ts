// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpAbout: PageWords = {
  'Fairness, and how to check it': [
    'L’équité, et comment la vérifier',
    `<p class="lead">Un jeu est équitable quand nul ne peut choisir le résultat après votre mise, et quand vous pouvez le voir vous-même.</p>
<h3>Jeux maison Tessera</h3><p>Nos jeux se tirent de deux graines : l’une de la maison, l’autre de votre navigateur. Avant la mise, nous montrons le <b>hash</b> de notre graine. Il la fixe sans la dire. Vous pouvez changer la vôtre quand vous voulez. Quand vous demandez de révéler la nôtre, une nouvelle la remplace, et chaque manche jusque-là peut être recalculée : par nous, par vous, par quiconque.</p>
<ol><li>Ouvrez l’historique des paris et choisissez une manche.</li><li>Appuyez sur la coche. La page montre graines, numéro de la manche et résultat.</li><li>Votre navigateur calcule le résultat à partir des graines et le compare. Rien ne nous est demandé pour cela.</li></ol>
<h3>Retour</h3><p>Chaque jeu indique son retour au joueur, la part des mises qui revient à la longue. Dans les jeux où vous choisissez les chances, le retour est le même à chaque choix, sauf mention du jeu.</p>
<h3>Jeux d’autres</h3><p>Les jeux d’autres éditeurs sont tirés par eux. Nous voyons la mise et le retour de chaque manche et gardons les deux dans votre historique avec le numéro de l’éditeur.</p>
<h3>Si une manche s’interrompt</h3><p>Un pari accepté compte toujours. Si votre ligne coupe, la manche finit sans vous et attend dans l’historique. Si un jeu tombe en panne, sa manche est réglée selon ses règles ou la mise est rendue.</p>`,
  ],
  'Responsible play': [
    'Jeu responsable',
    `<p class="lead">Le jeu est un passe-temps. Ce n’est ni un revenu, ni un moyen de regagner ce qui est parti.</p>
<h3>Avant de commencer</h3><ul><li>Décidez de ce dont vous pouvez vous passer aujourd’hui, et arrêtez quand c’est fini.</li><li>Décidez de la durée, et mettez un réveil.</li><li>Ne jouez pas triste, en colère, fatigué ou après avoir bu.</li></ul>
<h3>Signes à prendre au sérieux</h3><p>Vous jouez plus longtemps ou plus gros que voulu. Vous misez plus pour regagner. Vous empruntez pour cela, le cachez, ou y pensez au travail. Un seul suffit pour s’arrêter un temps et parler à quelqu’un.</p>
<h3>Ce que nous pouvons faire</h3><p>Écrivez au service client que vous voulez une pause. Nous fermons votre compte pour la durée que vous dites, d’un jour à toujours, et ne l’ouvrons qu’à son terme, quoi que vous disiez entre-temps. Votre solde est payé. Pendant la pause, vous ne recevez aucune offre.</p>
<h3>Mineurs</h3><p>Nul en dessous de l’âge légal ne peut jouer ici. Si vous partagez un appareil, déconnectez-vous après le jeu et gardez vos mots de passe. La plupart des fabricants proposent des filtres pour enfants.</p>
<h3>Parler aide</h3><p>Dans la plupart des pays, des lignes d’écoute gratuites ne demandent pas de nom. Votre médecin ou votre mairie connaît la plus proche.</p>`,
  ],
  Contact: [
    'Contact',
    `<p class="lead">Il y a trois façons de nous joindre. Toutes mènent à une personne.</p>
<h3>Service client</h3><p>Le bouton au casque ouvre une fenêtre près de la page. Quelqu’un est là jour et nuit. Ayez votre nom d’utilisateur ; jamais vos mots de passe, personne n’en a besoin.</p>
<h3>Votre avis</h3><p>Au bas de chaque page se trouve <b>Votre avis</b>. Dites ce qui est bien, ce qui manque ou ce qui a mal tourné, en dix à cinq cents caractères, avec jusqu’à trois images. Les membres trouvent la réponse dans leurs messages.</p>
<h3>Messages</h3><p>Ce que le site n’a à dire qu’à vous arrive dans Messages, dans l’espace membre. Le nombre de l’en-tête dit combien ne sont pas lus.</p>
<h3>Réclamations</h3><ol><li>Dites au service client ce qui s’est passé, avec le numéro de la manche ou du paiement.</li><li>Si la réponse n’aide pas, envoyez un avis de type <b>Réclamation</b>. Il est lu par quelqu’un qui n’a pas pris part à la première réponse.</li><li>Une réponse écrite vient en dix jours, avec ce que nous avons trouvé et ce que nous faisons.</li></ol><p>Écrivez dans une langue que vous maîtrisez. Nous trouverons qui la lit.</p>`,
  ],
  'About this site': [
    'À propos de ce site',
    `<p class="lead">Tessera est une maison de jeux faite de petites pièces qui s’emboîtent : un compte, un solde, un historique, quoi que vous jouiez.</p>
<p>Le lobby réunit les machines à sous de plusieurs éditeurs, nos propres tables et jeux, et nos paris sportifs, e-sport et loteries. Chaque pari passe par un seul livre qui ne peut ni créer ni perdre d’argent : ce qui quitte un compte arrive sur un autre, au centième près.</p>
<h3>Images</h3><p>Tuiles, bannières et insignes sont dessinés par un programme de la maison. Ils contiennent des icônes de <b>Game Icons</b> par Lorc, Delapouite et contributeurs, recolorées et mises en relief, sous licence Creative Commons Attribution 3.0, et des lettres de polices sous SIL Open Font License et Apache License.</p>
<h3>Programmes</h3><p>La maison tourne sur des logiciels libres et les nomme tous dans les crédits joints à sa source. Merci à qui les a écrits.</p>
<h3>Argent fictif</h3><p>Ceci est une démonstration. Tous les soldes sont de l’argent fictif de la banque d’essai : ils ne s’achètent pas, et rien de valeur ne se gagne. Les éditeurs sont inventés. Les matchs de football et de basket opposent les équipes de vraies saisons, mais leur déroulement et leur score sont simulés ici.</p>`,
  ],
  'How to begin': [
    'Comment commencer',
    '<p>Inscrivez-vous avec un nom et un mot de passe, déposez, choisissez un jeu. L’historique garde chaque manche avec son numéro, et la coche près d’une manche de nos jeux la prouve.</p><p>Écrivez au service client quand une chose n’est pas claire : quelqu’un veille toujours.</p>',
  ],
  'Play with care': [
    'Jeu responsable',
    '<p>Le jeu est un passe-temps. Décidez avant de commencer combien et combien de temps. Quand ce n’est plus un plaisir, arrêtez et écrivez-nous : nous fermons votre compte aussi longtemps que vous le dites, et ne l’ouvrons pas un jour avant.</p>',
  ],
}
