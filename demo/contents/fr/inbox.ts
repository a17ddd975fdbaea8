// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const inbox: PageWords = {
  Welcome: [
    'Bienvenue',
    '<p>Ravis de vous voir. Votre compte est prêt et contient de l’argent fictif. L’<a href="/helpmc">Aide</a> répond à ce que les nouveaux joueurs demandent le plus.</p>',
  ],
  'Set a payment password': [
    'Définissez un code de paiement',
    '<p>Il protège chaque retrait. Vous le trouvez dans Mon espace, sous <b>Sécurité</b>.</p>',
  ],
  'Answer to your feedback': [
    'Réponse à votre avis',
    '<p>Merci du signalement. La liste des jeux récents montre de nouveau les vingt derniers.</p><blockquote><p>Mes jeux récents s’arrêtent à dix. Est-ce voulu ?</p></blockquote>',
  ],
  'Short maintenance on Tuesday': [
    'Courte maintenance mardi',
    '<p>Entre 04:00 et 04:20, heure du site, nous prenons soin de la base de données. Les manches en cours sont d’abord terminées.</p>',
  ],
  'How to check a round': [
    'Comment vérifier une manche',
    '<ol><li>Ouvrez l’historique des paris.</li><li>Choisissez une manche des jeux maison Tessera.</li><li>Appuyez sur la coche.</li></ol><p>La page calcule le résultat à partir des graines, dans votre propre navigateur.</p>',
  ],
}

export const toAgents: PageWords = {
  'Your team at a glance': [
    'Votre équipe d’un coup d’œil',
    '<p>L’aperçu additionne toute votre équipe pour les jours que vous choisissez. Les listes nomment chaque compte et se laissent chercher.</p>',
  ],
  'Pass money on within your team': [
    'Transférez de l’argent dans votre équipe',
    '<p>À côté de chaque compte de votre équipe se trouve <b>Transfert</b>. Ce que vous envoyez arrive aussitôt, protégé par votre code de paiement.</p>',
  ],
}
