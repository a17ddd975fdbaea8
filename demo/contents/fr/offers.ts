// SPDX-License-Identifier: Apache-2.0
import type { OfferWords } from '../words.ts'

export const example =
  '<p class="note">Un exemple du site de démonstration. Les soldes sont de l’argent fictif.</p>'

export const categories = {
  Welcome: 'Bienvenue',
  Races: 'Courses',
  Feedback: 'Vos avis',
}

export const offers: OfferWords = {
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
  'Weekend lap': [
    'Tour du week-end',
    'Misez 500.00, prenez 15.00.',
    '<p>Participez, et vos paris valables comptent dès lors. Quand ils atteignent <b>500.00</b>, prenez <b>15.00</b> sur cette page.</p>',
  ],
  'Points with every bet': [
    'Des points à chaque pari',
    'Cumulez-les et échangez-les à la boutique de points.',
    '<p>Vos paris valables rapportent des points qui n’expirent jamais. À la <a href="/pointMall">boutique de points</a>, vous les échangez contre des récompenses ou les convertissez en solde. Vous y voyez combien vous en avez et ce qu’ils valent.</p>',
  ],
  'Worth an answer': [
    'Votre avis compte',
    'Dites-nous ce qu’il faut améliorer et recevez 10.00.',
    '<p>Écrivez ci-dessous ce qui vous a gêné : une page qui affirme une chose fausse, une erreur, un manque. Les images aident. Une personne lit chaque demande, et celle qui nous aide rapporte <b>10.00</b>. La réponse apparaît sur cette page.</p>',
  ],
  'Midnight lap': [
    'Tour de minuit',
    'Misez 100.00, prenez 3.00.',
    '<p>Participez, et vos paris valables comptent dès lors. Quand ils atteignent <b>100.00</b>, prenez <b>3.00</b> sur cette page.</p>',
  ],
}
