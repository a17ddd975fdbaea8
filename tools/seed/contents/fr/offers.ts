// SPDX-License-Identifier: Apache-2.0
import type { OfferWords } from '../words.ts'

export const example =
  '<p class="note">Un exemple de la maison de démonstration. Les soldes sont de l’argent fictif.</p>'

export const categories = { Welcome: 'Bienvenue', Return: 'Retour', Races: 'Courses', Friends: 'Amis' }

export const offers: OfferWords = {
  'First deposit, matched': [
    'Premier dépôt doublé',
    'Votre premier dépôt est doublé, jusqu’à 100.',
    '<h3>Ce que vous recevez</h3><p>La maison ajoute autant que votre premier dépôt : <b>100%, au plus 100.00</b>.</p><h3>Ce qu’elle demande</h3><ul><li>Un premier dépôt d’au moins 10.00.</li>' +
      '<li>Le bonus se joue quinze fois en trente jours. Les machines à sous comptent en entier, les tables pour un cinquième.</li><li>Tant qu’il est ouvert, la plus grande mise est 5.00.</li></ul><p>Jusque-là, le bonus et ses gains restent au compte. Votre dépôt est à vous à tout moment ; le retirer rend le bonus.</p>',
  ],
  'Twenty rounds to look around': [
    'Vingt manches pour découvrir',
    'Des manches de la maison pour les nouveaux venus.',
    '<p>Qui s’est inscrit ces sept derniers jours reçoit <b>vingt manches</b> dans l’une de cinq machines à sous, à la mise minimale. Elles commencent à l’ouverture du jeu.</p><h3>Bon à savoir</h3><ul><li>Les manches non jouées en trois jours sont perdues.</li>' +
      '<li>Leurs gains sont un bonus, à jouer cinq fois.</li><li>Une personne, un foyer et un appareil les reçoivent une fois.</li></ul>',
  ],
  'Weekly return': [
    'Retour hebdomadaire',
    'Cinq pour cent de ce que la semaine a coûté.',
    '<p>Le lundi, la maison additionne vos mises et ce qui est revenu depuis le lundi d’avant. Si la semaine fut mauvaise, <b>5% de la différence</b> reviennent, au plus 500.00.</p><table><thead><tr><th scope="col">Perdu dans la semaine</th><th scope="col">Revient</th></tr></thead>' +
      '<tbody><tr><td>50.00</td><td>2.50</td></tr><tr><td>400.00</td><td>20.00</td></tr><tr><td>12,000.00</td><td>500.00</td></tr></tbody></table><p>Un retour est de l’argent, pas un bonus : rien à jouer avant.</p>',
  ],
  'Live evening': [
    'Soirée en direct',
    'Un dixième rendu aux tables en direct, chaque mercredi.',
    '<p>Le mercredi de 18:00 à minuit, heure du site, les tables en direct rendent <b>un dixième</b> de ce que vous avez perdu ce soir-là, au plus 50.00. C’est crédité le jeudi avant midi.</p><ul><li>Baccara, roulette et blackjack comptent ; les mises annexes non.</li><li>Les mises qui couvrent tous les résultats d’une manche ne comptent pas.</li></ul>',
  ],
  'Friday race': [
    'Course du vendredi',
    'Des points de six heures du soir à minuit.',
    '<p>Chaque unité entière misée aux machines à sous vaut un point. La liste est recomptée chaque minute et ferme à minuit.</p><table><thead><tr><th scope="col">Place</th><th scope="col">Points de boutique</th></tr></thead><tbody><tr><td>1</td><td>10,000</td></tr><tr><td>2 et 3</td><td>5,000</td></tr>' +
      '<tr><td>4 à 10</td><td>1,000</td></tr><tr><td>11 à 50</td><td>200</td></tr></tbody></table><p>À points égaux, le premier à les avoir est devant.</p>',
  ],
  'Fishing cup': [
    'Coupe de pêche',
    'La plus lourde prise du mois.',
    '<p>Deux jours, une mer. Compte <b>la plus grande prise unique</b> en multiple du tir, pour que petits et grands canons aient la même chance.</p><ol><li>Ouvrez un jeu du salon de pêche.</li><li>Tirez à votre gré. Votre meilleure prise est gardée.</li><li>La liste s’affiche dans le salon et ferme le dimanche à minuit.</li></ol>',
  ],
  'Bring a friend': [
    'Amenez un ami',
    'Quelque chose pour vous deux.',
    '<p>Donnez votre code à un ami. Une fois inscrit avec lui, 20.00 ou plus déposés et joués une fois, <b>vous recevez chacun 10.00</b>.</p><ul><li>Un ami est quelqu’un d’autre : autre personne, autre foyer, autre appareil.</li><li>Jusqu’à dix amis par mois.</li><li>Rien à jouer avant.</li></ul>' +
      '<blockquote>Demandez d’abord. Les codes envoyés à des inconnus sont fermés.</blockquote>',
  ],
  'Warm-up lap': [
    'Tour de chauffe',
    'Misez 200.00, prenez 5.00.',
    '<p>Participez, et vos paris valables comptent dès lors. Quand ils atteignent <b>200.00</b>, prenez <b>5.00</b> sur cette page.</p>',
  ],
  'Lucky thousand': [
    'Le millier chanceux',
    'Un ticket pour chaque 1,000.00.',
    '<p>Chaque <b>1,000.00</b> de paris valables est un ticket, à tirer ici : la plupart gagnent, quelques-uns sont vides.</p>',
  ],
  'Opening week': [
    'Semaine d’ouverture',
    'Merci d’être là depuis le premier jour.',
    '<p>La semaine de l’ouverture, chaque membre a trouvé un cadeau dans ses messages chacun des sept jours. C’est fini ; qui a participé garde ce qu’il a reçu.</p>',
  ],
  'Midnight match': [
    'Le coup de pouce de minuit',
    'La moitié du premier dépôt en plus, jusqu’à 50.',
    '<p>La maison ajoute <b>50%</b> de votre premier dépôt, au plus 50.00. Le bonus se joue dix fois en deux semaines.</p>',
  ],
}
