// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const notices: PageWords = {
  'This site plays with play money': [
    'Ce site utilise de l’argent fictif',
    '<p>Tous les soldes sont de l’argent fictif de la banque d’essai. Rien ne se gagne ni ne se perd pour de vrai.</p>',
  ],
  'Play within your limits': [
    'Jouez dans vos limites',
    '<p>Décidez avant de commencer ce que vous miserez et combien de temps vous resterez. <a href="/helpmc">Jeu responsable</a> dit comment nous vous aidons à faire une pause.</p>',
  ],
  'We never ask for your password': [
    'Nous ne demandons jamais votre mot de passe',
    '<p>Personne ici ne demande votre mot de passe ni votre code de paiement : ni par courriel, ni par chat, ni au téléphone. Qui le fait n’est pas des nôtres.</p>',
  ],
  'How to check a round': [
    'Comment vérifier une manche',
    '<p>Ouvrez l’historique des paris, choisissez une manche des jeux maison Tessera et appuyez sur la coche. Après le changement de graines, la page recalcule la manche dans votre navigateur.</p>',
  ],
  'Withdrawals are held at once': [
    'Les retraits sont réservés aussitôt',
    '<p>Un retrait est réservé dès la demande et payé après l’accord d’un opérateur. Confirmez son arrivée : cela le clôt pour les deux parties.</p>',
  ],
  'Short maintenance on Tuesday': [
    'Courte maintenance mardi',
    '<p>Entre <b>04:00 et 04:20</b>, heure du site, nous entretenons la base de données. Les manches en cours se terminent d’abord ; les soldes ne changent pas.</p>',
  ],
  'A quicker lobby': [
    'Un lobby plus rapide',
    '<p>Les listes de jeux se rappellent où vous étiez au retour d’un jeu, et la recherche pardonne une lettre de trop.</p>',
  ],
  'Write down your payment password': [
    'Notez votre code de paiement',
    '<p>Il a six chiffres et protège chaque retrait. Le service client ne peut pas le lire ; il ne se redéfinit qu’une fois votre identité sûre.</p>',
  ],
  'Dark or light': [
    'Sombre ou clair',
    '<p>Le bouton de l’en-tête change aussitôt l’aspect de tout le site, et cet appareil s’en souvient.</p>',
  ],
  'Statements for your own books': [
    'Des relevés pour vos comptes',
    '<p>Les mouvements montrent chaque changement du solde et le solde qui suit. Choisissez les dates et tournez les pages.</p>',
  ],
  'One person, one account': [
    'Une personne, un compte',
    '<p>Gardez un seul compte. Le second d’une même personne est fermé, et ce qu’il a gagné dans une offre est repris.</p>',
  ],
  'Welcome to the new site': [
    'Bienvenue sur le nouveau site',
    '<p>Nous avons déménagé. Tout est à sa place, et certaines choses à une meilleure. S’il vous manque quelque chose, dites-le dans <b>votre avis</b>, au bas de chaque page.</p>',
  ],
  'The night site uses play money': [
    'Le site de nuit utilise de l’argent fictif',
    '<p>Rien ne se gagne ni ne se perd pour de vrai.</p>',
  ],
  'Opening hours': ['Horaires', '<p>Il n’y en a pas. Nous sommes toujours ouverts.</p>'],
  'One account for this site': [
    'Un compte pour ce site',
    '<p>Les comptes d’autres marques n’ouvrent pas cette porte. Inscrivez-vous une fois de plus.</p>',
  ],
}

export const popups: PageWords = {
  'Good to see you': [
    'Heureux de vous voir',
    '<h3>Trois choses à savoir</h3><ul><li><b>C’est de l’argent fictif.</b> Rien ne se gagne ni ne se perd pour de vrai.</li><li><b>Chaque manche se vérifie.</b> Les jeux maison Tessera montrent le hash de leur graine avant la mise.</li>' +
      '<li><b>Votre historique est complet.</b> Chaque pari y est, avec son numéro et son solde.</li></ul><p class="center"><a href="/inhouse">Voir les jeux maison</a></p>',
  ],
  'Take a break whenever you like': [
    'Faites une pause quand vous voulez',
    '<p>Le jeu doit rester un plaisir. Quand il ne l’est plus :</p><ol><li>Ouvrez <a href="/?center=saferPlay">Jeu responsable</a> dans votre compte.</li><li>Fixez une limite aux dépôts, aux mises, aux pertes ou au temps de jeu. Une limite plus basse s’applique aussitôt.</li><li>Faites une pause de six semaines au plus, ou excluez-vous plus longtemps. Votre solde reste à vous.</li></ol><blockquote>Une limite fixée avant se tient mieux qu’une limite fixée après.</blockquote>',
  ],
  'Welcome to the night': [
    'Bienvenue dans la nuit',
    '<p class="lead">Baissez la lumière. Prenez votre temps.</p><p><a href="/inhouse">Commencer par nos jeux</a></p>',
  ],
}
