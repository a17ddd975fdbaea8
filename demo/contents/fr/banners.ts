// SPDX-License-Identifier: Apache-2.0
import type { BannerWords } from '../words.ts'

export const banners: BannerWords = {
  'Crash, live for everybody': [
    'Crash, en direct pour tous',
    'Une table, une courbe. Partez avant qu’elle ne casse.',
    'Prendre place',
  ],
  'Every result can be checked': [
    'Chaque résultat se vérifie',
    'Voyez le hash de la graine, jouez, révélez, recalculez.',
    'Jouer aux jeux maison',
  ],
  'Games for every mood': [
    'Des jeux pour chaque envie',
    'Machines à sous, jeux de table, loteries et sports au même endroit.',
    'Voir les populaires',
  ],
  'Offers for every day': [
    'Des offres chaque jour',
    'Ce qu’elles donnent, ce qu’elles demandent : tout sur une page.',
    'Lire les offres',
  ],
  'Slots by the hundred': ['Des machines par centaines', 'De trois rouleaux à vingt lignes et plus.'],
  'Old legends, new reels': [
    'Vieilles légendes, nouveaux rouleaux',
    'Tempêtes, drakkars et un marteau qui paie.',
    'Regarder',
  ],
  'Live tables': ['Tables en direct', 'Baccara et Dragon et Tigre, distribués sous vos yeux.'],
  'The wheel never sleeps': ['La roue ne dort jamais', 'Roulette européenne à toute heure.'],
  'Four guns, one shoal': [
    'Salles de pêche',
    'Quatre tireurs, un même banc, et le retour de chaque poisson est écrit dans les règles.',
    'Jouer',
  ],
  'Play each other': [
    'Jouez entre vous',
    'Hold’em, Tiến Lên et rami à des tables où les membres s’affrontent. Personne ne voit une carte cachée.',
    'Jouer au Texas Hold’em',
  ],
  'Our own book': ['Nos propres paris sportifs', 'Des cotes avant le début et pendant le jeu.'],
  'E-sports': ['E-sport', 'Des cartes et des matchs, avec des cotes pendant le jeu.'],
  Lottery: ['Loterie', 'Tirages régionaux et keno, résultats aussitôt.'],
  'Your numbers, your day': [
    'Vos numéros, votre jour',
    'Choisissez un tirage par jour de semaine et vos numéros.',
  ],
  'Take the site with you': ['Emportez le site', 'L’application est petite, rapide et se met à jour seule.'],
  'Points mall': ['Boutique de points', 'Les points n’expirent jamais. Gardez-les pour ce qui vous plaît.'],
  'Small treats': ['Petites attentions', 'Des cadeaux pour ceux qui passent souvent.', 'Voir les offres'],
  'How can we help?': ['Comment vous aider ?', 'Réponses à ce que les joueurs demandent le plus.'],
  'Somebody is there': ['Quelqu’un est là', 'Écrivez au service client quand vous voulez.', 'Nous écrire'],
  Welcome: ['Bienvenue', 'Un nom et un mot de passe suffisent pour commencer.'],
  'Already know the rules?': [
    'Vous connaissez les règles ?',
    'Lisez comment chaque manche se vérifie avant d’entrer.',
    'Jeu équitable',
  ],
  'Tessera Originals': ['Jeux maison Tessera', 'Équité démontrable, retour affiché à chaque mise.'],
  'Set your own odds': [
    'Choisissez vos chances',
    'Fixez la chance, voyez le gain, lancez.',
    'Lancer les dés',
  ],
  'Night shift': ['Équipe de nuit', 'Pour ceux qui jouent après le dernier train.', 'Entrer'],
  'How high dare you?': ['Jusqu’où oserez-vous ?', 'Un nombre, une pression.', 'Jouer à Limbo'],
  'Reels after dark': ['Rouleaux à la nuit tombée', 'Châteaux, chauves-souris et pleine lune.'],
  'The back room': ['L’arrière-salle', 'Des tables pour peu de monde, ouvertes tard.'],
  'Our own games': ['Nos propres jeux', 'Faits ici, vérifiés par vous.'],
  'Warm-up lap': ['Tour de chauffe', 'Misez 200.00, prenez 5.00.'],
  'Lucky thousand': ['Le millier chanceux', 'Un ticket pour chaque 1,000.00.'],
  'Midnight lap': ['Tour de minuit', 'Misez 100.00, prenez 3.00.'],
}
