// SPDX-License-Identifier: Apache-2.0
import type { page as source } from '../en/page.ts'
import type { Translated } from '../translated.ts'

/** What search engines and shared links read of a page. The server writes it into the head of the page. */
export const page: Translated<typeof source> = {
  'page.home.description':
    'Machines à sous, tables en direct, pêche, sport et nos propres jeux à l’équité vérifiable, au même endroit, avec un seul portefeuille.',
  'page.hot.description': 'Les jeux les plus joués aujourd’hui sur {site}.',
  'page.games.title': '{type}',
  'page.games.description':
    '{type} sur {site} : choisissez un studio, trouvez un jeu par son nom et jouez avec un seul portefeuille.',
  'page.providers.title': 'Les studios',
  'page.providers.description': 'Tous les jeux d’un studio sur {site}.',
  'page.promotions.description':
    'Ce que {site} propose en ce moment à ses membres, avec les conditions de chaque offre.',
  'page.mall.description': 'Ce que les membres de {site} peuvent obtenir avec leurs points.',
  'page.help.description': 'Les questions fréquentes sur {site}, et leurs réponses.',
  'page.owned.description':
    'Ce que possèdent ensemble tous les membres de {site}, avec une preuve que chacun peut vérifier.',
  'page.download.description': '{site} sur votre téléphone, étape par étape.',
  'page.register.title': 'Créer un compte',
  'page.register.description': 'Ouvrez un compte sur {site}.',
  'page.login.title': 'Connexion',
  'page.notFound.description': 'Il n’y a pas de page à cette adresse.',
}
