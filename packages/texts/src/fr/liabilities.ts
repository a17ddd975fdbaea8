// SPDX-License-Identifier: Apache-2.0
import type { liabilities as source } from '../en/liabilities.ts'
import type { Translated } from '../translated.ts'

/** What members own together, and the check that one's own balance is part of it. */
export const liabilities: Translated<typeof source> = {
  'liabilities.title': 'Ce que possèdent les membres',
  'liabilities.intro':
    'À la fin de chaque jour, nous publions ce que possèdent tous les membres ensemble : leur argent et ce qui est bloqué pour des retraits. Une racine couvre chaque solde, pour qu’aucun ne puisse être oublié ou réduit ensuite.',
  'liabilities.check.title': 'Votre solde en fait-il partie ?',
  'liabilities.check.hint':
    'Cette page calcule elle-même la racine à partir de votre solde, pas à pas, et la compare à celle qui est publiée.',
  'liabilities.check': 'Vérifier mon solde',
  'liabilities.check.login': 'Connectez-vous pour vérifier votre solde',
  'liabilities.ok': 'Votre solde fait partie de la somme',
  'liabilities.okText':
    '{amount} de {account} font partie de {total} de {accounts, plural, one {# compte} many {# de comptes} other {# comptes}} le {day}.',
  'liabilities.bad': 'Cela ne mène pas à la racine publiée',
  'liabilities.badText': 'Enregistrez la preuve et contactez le service client.',
  'liabilities.compare':
    'La racine du {day} ne figure plus ici. Comparez-la à celle que vous avez relevée ce jour-là.',
  'liabilities.none': 'À la fin du {day}, vous ne possédiez rien : il n’y a rien à prouver.',
  'liabilities.noDay': 'Aucune racine n’est encore publiée. La première paraît après minuit.',
  'liabilities.steps':
    '{count, plural, one {# étape} many {# d’étapes} other {# étapes}} de votre solde à la racine',
  'liabilities.save': 'Enregistrer la preuve',
  'liabilities.load': 'Vérifier une preuve enregistrée',
  'liabilities.load.hint': 'Un fichier que vous avez enregistré sur cette page',
  'liabilities.load.choose': 'Choisir un fichier',
  'liabilities.badFile': 'Ce fichier n’est pas une preuve',
  'liabilities.days': 'Racines publiées',
  'liabilities.day': 'Jour (UTC)',
  'liabilities.accounts': 'Comptes',
  'liabilities.total': 'Total',
  'liabilities.root': 'Racine',
  'liabilities.how': 'Comment ça marche',
  'liabilities.howText':
    'Votre solde, le nom de votre compte et un nombre aléatoire forment une empreinte, pour que personne ne sache à qui est le solde voisin. Deux voisins et leurs sommes forment l’empreinte suivante, jusqu’à ce qu’il reste une racine. L’argent des bonus n’est pas compté.',
}
